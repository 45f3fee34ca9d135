extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Controls: Sendable {
        /// Which pans of the views around it a slider refuses while it tracks (E3). Reports disagree: on a plain view
        /// a pan around it wins, in a scroll view the slider keeps the finger.
        public enum PanRefusal: Sendable, CaseIterable {
            case insideScrollViews, everywhere, nowhere
        }

        /// What a long press does in a text field that is not edited.
        public enum TextFieldPress: Sendable, CaseIterable {
            /// Edits it while the finger is down, which then moves the insertion point.
            case editsAtOnce
            /// The same finger begins to edit it when it lifts.
            case editsAtLift
            /// Nothing but what the control's own tracking does.
            case nothing
        }

        /// A2: whether a disabled control still takes the touches that land on it.
        public var disabledControlsTakeTouches = true
        /// C6: whether a disabled control, which has no action to protect, lets the recognizers of views around it
        /// begin.
        public var disabledControlsYield = true
        /// E1: how far past its bounds a tracked touch still counts as inside a control.
        public var trackingMargin: CGFloat = 70
        /// E2: the least side of the area in which a slider's thumb can be grabbed; C6: and a switch's knob.
        public var minimumThumbSide: CGFloat = 48

        /// E3.
        public var trackingSliderRefusesPans = PanRefusal.insideScrollViews

        public var sliderThumbSide: CGFloat = 28
        public var sliderTrackHeight: CGFloat = 4
        public var sliderTrackMargin: CGFloat = 2
        public var sliderHeight: CGFloat = 34

        public var switchSize = CGSize(width: 51, height: 31)
        public var switchKnobMargin: CGFloat = 2
        /// How far a finger that holds a switch's knob moves before it drags it.
        public var switchHysteresis: CGFloat = 10
        /// Whether a switch tells of its new value while the finger is down, as soon as the knob has crossed. Reported
        /// since iOS 7 (mt-megami.com/article/409249447), with a drag to and fro that told again and again on iOS 9.3.5
        /// (haomeiwen.com, "UISwitch", 2017).
        public var switchTellsWhileDragged = true

        public var stepperSize = CGSize(width: 94, height: 32)
        /// A held stepper waits so long, and then steps this often.
        public var stepperRepeatDelay: TimeInterval = 0.5
        public var stepperRepeatInterval: TimeInterval = 0.1

        public var segmentHeight: CGFloat = 32
        public var pageIndicatorSide: CGFloat = 7
        public var pageIndicatorSpacing: CGFloat = 9
        public var pageControlHeight: CGFloat = 26
        public var textFieldHeight: CGFloat = 34
        public var textFieldPress = TextFieldPress.editsAtOnce
        /// Whether the second touch of a double tap on text selects its word at once, and more words as it is dragged
        /// on. Apple's iPhone User Guide ("Select and edit text") has the finger held there before; for how long is not
        /// said, and a UI test can't tap that quickly.
        public var textDoubleTapSelects = true

        /// How long a control takes to show a new value when asked to animate.
        public var animationDuration: TimeInterval = 0.25
    }
}

extension BehaviourProfile.Controls {
    static let choices: [BehaviourProfile.Choice] = [
        .init("touches on disabled controls", reversing: \.controls.disabledControlsTakeTouches),
        .init("margin of tracking", \.controls.trackingMargin, [20, 120]),
        .init("least side of a slider's or switch's knob", \.controls.minimumThumbSide, [31, 64]),
        .init("pans that a tracking slider refuses", \.controls.trackingSliderRefusesPans, [.everywhere, .nowhere]),
        .init("hysteresis of a switch's knob", \.controls.switchHysteresis, [4, 20]),
        .init("when a dragged switch tells", reversing: \.controls.switchTellsWhileDragged),
        .init("recognizers around disabled controls", reversing: \.controls.disabledControlsYield),
        .init("a long press in a text field", \.controls.textFieldPress, [.editsAtLift, .nothing]),
    ]
}
