import UIKit

/// The soft shadow that the leaving screen of a look-alike pop casts before its leading edge.
@MainActor
final class LookAlikeEdgeShadow: UIView {
    /// In points.
    static let width: CGFloat = 9

    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Makes a shadow for screens that leave towards the trailing edge of `direction`.
    init(direction: UIUserInterfaceLayoutDirection) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        let colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.2).cgColor]
        gradient.colors = direction == .rightToLeft ? colors.reversed() : colors
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    @available(*, unavailable, message: "The shadow is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }
}
