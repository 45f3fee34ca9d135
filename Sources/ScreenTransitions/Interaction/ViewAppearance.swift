import UIKit

/// The properties of a screen's view that animators usually change.
///
/// Most animators set the properties to their final values and animate from the initial ones. When a transition is
/// cancelled, the initial values are restored. Otherwise the screen that stays would remain where the animator has
/// moved it.
@MainActor
struct ViewAppearance {
    private let view: UIView
    private let bounds: CGRect
    private let position: CGPoint
    private let anchorPoint: CGPoint
    private let zPosition: CGFloat
    private let transform: CATransform3D
    private let opacity: Float
    private let isHidden: Bool
    private let mask: CALayer?

    /// Stores the current properties of `view`.
    init(of view: UIView) {
        self.view = view
        let layer = view.layer
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        zPosition = layer.zPosition
        transform = layer.transform
        opacity = layer.opacity
        isHidden = layer.isHidden
        mask = layer.mask
    }

    /// Restores the properties. If the view's size has changed since, its position is left as it is.
    func restore() {
        UIView.performWithoutAnimation {
            let layer = view.layer
            layer.transform = transform
            layer.opacity = opacity
            layer.isHidden = isHidden
            layer.zPosition = zPosition
            layer.anchorPoint = anchorPoint
            if layer.bounds.size == bounds.size { layer.position = position }
            if layer.mask !== mask { layer.mask = mask }
        }
    }
}
