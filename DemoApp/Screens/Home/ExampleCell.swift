import UIKit

/// A row with a coloured symbol, a title and a hint.
final class ExampleCell: UITableViewCell {
    private let badge = UIView()
    private let symbol = UIImageView()
    private let title = UILabel("", .headline)
    private let hint = UILabel("", .subheadline, color: .secondaryLabel)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        badge.roundCorners(10)
        symbol.tintColor = .white
        symbol.contentMode = .center
        let texts = UIStackView.column(title, hint, spacing: 2)
        badge.addLaidOut(symbol)
        contentView.addLaidOut(badge, texts)
        NSLayoutConstraint.activate(symbol.fills(badge))
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 40),
            badge.heightAnchor.constraint(equalToConstant: 40),
            texts.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ example: Example) {
        title.text = example.title
        hint.text = example.hint
        symbol.image = UIImage(systemName: example.symbol)
        badge.backgroundColor = example.color
        accessibilityIdentifier = example.title
    }
}
