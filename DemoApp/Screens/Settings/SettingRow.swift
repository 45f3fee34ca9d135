import UIKit

/// A line of settings: a title, and a control at the trailing end.
final class SettingRow: UIView {
    init(_ title: String, _ control: UIView) {
        super.init(frame: .zero)
        let label = UILabel(title, .body)
        control.accessibilityIdentifier = title
        control.accessibilityLabel = title
        // Where both do not fit, the title is cut short.
        control.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        // Larger text makes the row higher.
        let height = heightAnchor.constraint(equalToConstant: 52)
        height.priority = .defaultLow
        addLaidOut(label, control)
        NSLayoutConstraint.activate([
            height,
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
            label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -12),
            control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            control.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
