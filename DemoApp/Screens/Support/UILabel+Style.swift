import UIKit

extension UILabel {
    /// A label with a text style of the system.
    convenience init(
        _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = lines
    }
}
