import UIKit

/// Calls a closure with the recognizer that it was made for, whenever that sends its action. To be kept: recognizers
/// do not retain their targets.
@MainActor
final class RecognizerAction: NSObject {
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
