// Target and action for contenders' code, which the demo app compiles outside of the package and without its seams.

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    import UIKit

    /// Calls a closure with the recognizer that it was made for, whenever that sends its action. To be kept:
    /// recognizers do not retain their targets.
    @MainActor
    final class GestureAction: NSObject {
        private let body: @MainActor (UIGestureRecognizer) -> Void

        init(of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            self.body = body
            super.init()
            recognizer.addTarget(self, action: #selector(receive(_:)))
        }

        @objc private func receive(_ recognizer: UIGestureRecognizer) {
            body(recognizer)
        }
    }
#else
    @_spi(Headless) import UIKit

    /// Calls a closure with the recognizer that it was made for, whenever that sends its action. To be kept:
    /// recognizers do not retain their targets.
    @MainActor
    final class GestureAction: NSObject, SelectorResponder {
        private let body: @MainActor (UIGestureRecognizer) -> Void

        init(of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            self.body = body
            super.init()
            recognizer.addTarget(self, action: Selector("receive:"))
        }

        func responds(toSelector selector: Selector) -> Bool { selector == Selector("receive:") }

        func perform(_ selector: Selector, with argument: Any?) {
            guard let recognizer = argument as? UIGestureRecognizer else { return }
            body(recognizer)
        }
    }
#endif
