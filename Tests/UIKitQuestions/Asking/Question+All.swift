extension Question {
    /// Every question there is, by topic.
    public static let all: [Question] = [
        GateQuestions.all, PopRecognizerQuestions.all, EdgePopQuestions.all, ContentPopQuestions.all,
        PreparedPopQuestions.all,
        StackQuestions.all, KeyCommandQuestions.all, KeyboardQuestions.all, PushQuestions.all, BarQuestions.all,
        BarHidingQuestions.all,
        BarTouchQuestions.all,
        TabQuestions.all,
        SplitQuestions.all,
        ZoomQuestions.all,
        PercentDrivenQuestions.all, ModalQuestions.all, ModalDelegateQuestions.all, ModalPlaceQuestions.all,
        AnimatorQuestions.all, LayerTimeQuestions.all, LayerQuestions.all,
        ViewQuestions.all, CallbackQuestions.all, LayoutQuestions.all,
        PanQuestions.all, ArbitrationQuestions.all, RecognitionQuestions.all,
        OwnRecognizerQuestions.all, PanSubclassQuestions.all, ObserverQuestions.all,
        ControlQuestions.all, HeldControlQuestions.all, SliderQuestions.all,
        ScrollQuestions.all, CatchQuestions.all, RestingScrollQuestions.all, NestedScrollQuestions.all,
        RowQuestions.all,
    ].flatMap(\.self)

    /// The question of this name.
    public static func named(_ id: String) -> Question? {
        all.first { $0.id == id }
    }
}
