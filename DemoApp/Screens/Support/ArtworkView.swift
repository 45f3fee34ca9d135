import UIKit

/// A picture without a picture file: a gradient with a symbol on it.
final class ArtworkView: UIView {
    private let symbol = UIImageView()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(symbol name: String, from first: UIColor, to last: UIColor) {
        super.init(frame: .zero)
        // Under the gradient nobody sees it; but it says that nothing shines through.
        backgroundColor = first
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [first.cgColor, last.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
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
}
