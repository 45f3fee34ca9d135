import UIKit

extension UIEdgeInsets {
    /// The safe area of an upright phone with a notch.
    package static let notched = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
}
