import UIKit

/// A picture without a picture file: a gradient with a symbol on it.
final class ArtworkView: UIView {
    private let symbol = UIImageView()
    private let colors: [UIColor]

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(symbol name: String, from first: UIColor, to last: UIColor) {
        colors = [first, last]
        super.init(frame: .zero)
        // Under the gradient nobody sees it; but it says that nothing shines through.
        backgroundColor = first
        if let gradient = layer as? CAGradientLayer {
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        showColors()
        symbol.image = UIImage(systemName: name)
        symbol.contentMode = .scaleAspectFit
        symbol.tintColor = UIColor(white: 1, alpha: 0.9)
        addLaidOut(symbol)
        NSLayoutConstraint.activate([
            symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
            symbol.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.4),
            symbol.widthAnchor.constraint(equalTo: symbol.heightAnchor),
        ])
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showColors() }
    }

    /// A layer's colours do not follow light and dark mode by themselves.
    private func showColors() {
        traitCollection.performAsCurrent {
            (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
        }
    }
}
