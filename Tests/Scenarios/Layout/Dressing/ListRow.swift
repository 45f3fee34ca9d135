import UIKit

/// A row of a list that is only looked at: a coloured badge, a title, and a line to the next row.
final class ListRow: UIView {
    static let height: CGFloat = 56

    /// - Parameter width: in points.
    init(_ title: String, color: UIColor, width: CGFloat, isLast: Bool, mirror: Mirror) {
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
        autoresizingMask = .flexibleWidth
        let badge = UIView()
        badge.backgroundColor = color
        badge.layer.cornerRadius = 8
        let label = UILabel()
        label.text = title
        let line = UIView()
        line.backgroundColor = .separator
        line.isHidden = isLast
        let parts: [(UIView, CGRect)] = [
            (badge, CGRect(x: 16, y: 12, width: 32, height: 32)),
            (label, CGRect(x: 64, y: 0, width: width - 80, height: Self.height)),
            (line, CGRect(x: 64, y: Self.height - 0.5, width: width - 64, height: 0.5)),
        ]
        for (part, frame) in parts {
            part.frame = mirror.frame(frame, in: width)
            if mirror.direction == .rtl { part.autoresizingMask = .flexibleLeftMargin }
            addSubview(part)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Rows of scenarios do not come from a storyboard.")
    }
}
