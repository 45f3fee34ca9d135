import UIKit

/// What an animator usually changes of a screen's view, as it was before.
///
/// Most animators give the views the values of the end and let animations lead there. A transition that is taken back has
/// to take that back as well, or the screen that stays remains where the animator has sent it.
@MainActor
struct ScreenLook {
    private let view: UIView
    private let bounds: CGRect
    private let position: CGPoint
    private let anchorPoint: CGPoint
    private let zPosition: CGFloat
    private let transform: CATransform3D
    private let opacity: Float
    private let isHidden: Bool
    private let mask: CALayer?

    /// Remembers how `view` looks now.
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

    /// Gives the view its former look. Where it has another size by now, its place is left to who gave it that.
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
