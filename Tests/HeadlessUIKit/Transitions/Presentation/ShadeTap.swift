/// A tap beside what is presented.
@MainActor
final class ShadeTap: NSObject, SelectorResponder {
    private static let action = Selector("handleTap:")

    private let tapped: () -> Void
    private var recognizer: UITapGestureRecognizer?

    init(_ tapped: @escaping () -> Void) {
        self.tapped = tapped
    }

    func install(on view: UIView) {
        guard recognizer == nil else { return }
        let recognizer = UITapGestureRecognizer(target: self, action: Self.action)
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.action
    }

    func perform(_ selector: Selector, with argument: Any?) { tapped() }
}
