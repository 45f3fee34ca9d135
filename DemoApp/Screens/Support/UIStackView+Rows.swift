import UIKit

extension UIStackView {
    /// Views in a row, centred across it.
    static func row(_ views: UIView..., spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.alignment = .center
        return stack
    }

    /// Views in a column, all as wide as it.
    static func column(_ views: UIView..., spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
