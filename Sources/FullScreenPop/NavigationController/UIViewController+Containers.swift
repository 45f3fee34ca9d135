import UIKit

extension UIViewController {
    /// Whether this is `other`, or inside it.
    func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains(other)
    }

    /// Whether a search of this screen is being presented or dismissed.
    var searchComesOrGoes: Bool {
        guard let search = presentedViewController as? UISearchController else { return false }
        return search.isBeingPresented || search.isBeingDismissed
    }
}
