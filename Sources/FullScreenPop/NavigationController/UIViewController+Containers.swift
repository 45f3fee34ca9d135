import UIKit

extension UIViewController {
    /// Whether this controller is `other`, or inside it.
    package func isDescendant(of other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains(other)
    }

    /// Whether a search of this screen is being presented or dismissed.
    var searchComesOrGoes: Bool {
        (presentedViewController as? UISearchController)?.comesOrGoes == true
    }

    /// This presented screen, or the last of those that are presented over it.
    var topmostPresented: UIViewController { presentedViewController?.topmostPresented ?? self }
}
