import UIKit

extension UILabel {
    /// A label with a text style of the system, in the size that the person has chosen.
    convenience init(
        _ text: String, _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
    }
}
