import UIKit

/// Darkens a layer: black, evenly or as a gradient from one edge. Its alpha is the ``TransitionPose/dimming``.
@MainActor
final class TransitionShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// The edge where it is darkest; `nil` if it is evenly dark. Not animated.
    var edge: TransitionEdge? {
        didSet {
            guard edge != oldValue else { return }
            UIView.performWithoutAnimation { updateGradient() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        updateGradient()
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    private func updateGradient() {
        guard let gradient = layer as? CAGradientLayer else { return }
        let end: UIColor = edge == nil ? .black : .black.withAlphaComponent(0)
        gradient.colors = [UIColor.black.cgColor, end.cgColor]
        switch edge {
        case .leading, nil: (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .trailing: (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
        case .top: (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        case .bottom: (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
        }
    }
}
