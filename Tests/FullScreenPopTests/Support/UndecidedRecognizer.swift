import UIKit

/// Neither recognizes nor fails by itself.
final class UndecidedRecognizer: UIGestureRecognizer {
    func fail() { state = .failed }

    func begin() { state = .began }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
