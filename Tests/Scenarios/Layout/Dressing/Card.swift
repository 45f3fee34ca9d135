import UIKit

/// A card with something like a picture in its upper part.
final class Card: UIView {
    private let picture: GradientView

    init(tint: UIColor) {
        picture = GradientView(from: tint, to: .systemGray2)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        clipsToBounds = true
        addSubview(picture)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Cards of scenarios do not come from a storyboard.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(140, bounds.height * 0.4))
    }
}

/// From one colour, in the upper left, to another.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(from first: UIColor, to last: UIColor) {
        super.init(frame: .zero)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [first.cgColor, last.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Cards of scenarios do not come from a storyboard.")
    }
}
