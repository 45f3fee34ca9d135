import UIKit
import UIKitSeams

/// How often a recognizer has begun.
@MainActor
final class ActionCount {
    fileprivate(set) var began = 0
}

extension UIGestureRecognizer {
    /// Counts for as long as what is returned is kept.
    func addCount(_ count: ActionCount) -> AnyObject {
        addAction { if $0.state == .began { count.began += 1 } }
    }
}
