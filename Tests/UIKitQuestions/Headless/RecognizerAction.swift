@_spi(Headless) import UIKit

/// Calls a closure with the recognizer that it was made for, whenever that sends its action. To be kept: recognizers
/// do not retain their targets.
@MainActor
final class RecognizerAction: NSObject, SelectorResponder {
    private static let action = Selector("receive:")
    private let body: @MainActor (UIGestureRecognizer) -> Void

    init(of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.body = body
        super.init()
        recognizer.addTarget(self, action: Self.action)
    }

    func responds(toSelector selector: Selector) -> Bool { selector == Self.action }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let recognizer = argument as? UIGestureRecognizer else { return }
        body(recognizer)
    }
}
