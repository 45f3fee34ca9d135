import UIKit

/// A page of the mixer: a channel with its sliders.
final class MixerChannel: UIView {
    init(_ name: String, symbol: String, color: UIColor, levels: [(name: String, value: Float)]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        roundCorners(16)
        let picture = ArtworkView(symbol: symbol, from: color, to: .systemGray2)
        let column = UIStackView.column(UILabel(name, .headline), spacing: 16)
        for level in levels { column.addArrangedSubview(Self.row(level.name, value: level.value, channel: name)) }
        addLaidOut(picture, column)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.heightAnchor.constraint(equalToConstant: 120),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            column.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func row(_ name: String, value: Float, channel: String) -> UIView {
        let label = UILabel(name, .subheadline, color: .secondaryLabel)
        let slider = UISlider()
        slider.value = value
        slider.accessibilityIdentifier = "\(channel) \(name)"
        slider.accessibilityLabel = "\(name), \(channel)"
        label.widthAnchor.constraint(equalToConstant: 64).isActive = true
        return UIStackView.row(label, slider)
    }
}
