import UIKit

extension UIView {
    /// The first view of a kind, from back to front, top-down.
    func firstSubview<Kind: UIView>(of kind: Kind.Type, where condition: (Kind) -> Bool = { _ in true }) -> Kind? {
        for view in subviews {
            if let found = view as? Kind, condition(found) { return found }
            if let found = view.firstSubview(of: kind, where: condition) { return found }
        }
        return nil
    }
}
