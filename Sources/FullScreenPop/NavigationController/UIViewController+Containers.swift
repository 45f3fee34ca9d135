import UIKit

extension UIViewController {
    /// Whether this is `other`, or inside it.
    func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains(other)
    }
}
