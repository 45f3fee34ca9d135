/// Calls a closure for a recognizer of the model's own, which keeps it: targets are held weakly.
@MainActor
final class RecognizerAction: NSObject, SelectorResponder {
    private static let selector = Selector("recognized:")
    private let body: (UIGestureRecognizer) -> Void

    init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.body = body
    }

    func attach(to recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: Self.selector)
    }

    func responds(toSelector selector: Selector) -> Bool { selector == Self.selector }

    func perform(_ selector: Selector, with argument: Any?) {
        if let recognizer = argument as? UIGestureRecognizer { body(recognizer) }
    }
}
