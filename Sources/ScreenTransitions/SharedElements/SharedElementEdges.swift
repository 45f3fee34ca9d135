import UIKit

/// The borders or the shadows of two shared views: a view for each. The second fades in while the first fades out.
///
/// Only alpha, frame, and corner radius are animated. UIKit does not promise to animate other properties of a layer,
/// such as a border's width or a shadow's radius, together with views.
@MainActor
struct SharedElementEdges {
    /// The views, back to front. Neither has content of its own.
    let views: [UIView]

    private let source: UIView?
    private let destination: UIView?
    private let areAlike: Bool

    /// The borders of two views.
    init(bordersOf source: UIView, _ destination: UIView) {
        let (first, second) = (source.layer, destination.layer)
        self.init(
            source.border, destination.border,
            areAlike: first.borderWidth == second.borderWidth && first.borderColor == second.borderColor)
    }

    /// The shadows of two views.
    init(shadowsOf source: UIView, _ destination: UIView) {
        let (first, second) = (source.layer, destination.layer)
        self.init(
            source.shadow, destination.shadow,
            areAlike: first.shadowOpacity == second.shadowOpacity && first.shadowRadius == second.shadowRadius
                && first.shadowOffset == second.shadowOffset && first.shadowColor == second.shadowColor)
    }

    private init(_ source: UIView?, _ destination: UIView?, areAlike: Bool) {
        self.source = source
        self.destination = destination
        self.areAlike = areAlike && source != nil && destination != nil
        views = [self.areAlike ? nil : source, destination].compactMap(\.self)
        for view in views { view.isUserInteractionEnabled = false }
    }

    /// Rounds `corners` only.
    func round(_ corners: CACornerMask) {
        for view in views { view.layer.maskedCorners = corners }
    }

    /// Fills `bounds`. Can be animated.
    func fill(_ bounds: CGRect) {
        for view in views { view.frame = bounds }
    }

    /// Shows the views at `progress`, from 0 to 1, with round corners of `radius` points. Can be animated.
    func show(at progress: CGFloat, cornerRadius radius: CGFloat) {
        source?.alpha = 1 - progress
        // Two translucent views let more of the background through than each of them.
        destination?.alpha = areAlike ? 1 : progress
        for view in views { view.layer.cornerRadius = radius }
    }
}

extension UIView {
    /// A view with the border of this one, and nothing else; nil if the border can't be seen.
    fileprivate var border: UIView? {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
        let border = UIView()
        border.layer.borderWidth = layer.borderWidth
        border.layer.borderColor = color
        return border
    }

    /// A view that casts the shadow of this one. Nil if there is no shadow, or if the view's content casts it: the
    /// outlines of text can't be resized.
    fileprivate var shadow: UIView? {
        guard layer.shadowOpacity > 0, !clipsToBounds, let color = layer.shadowColor, let ground = shadowGround else {
            return nil
        }
        let shadow = UIView()
        shadow.backgroundColor = ground
        shadow.layer.shadowColor = color
        shadow.layer.shadowOpacity = layer.shadowOpacity
        shadow.layer.shadowRadius = layer.shadowRadius
        shadow.layer.shadowOffset = layer.shadowOffset
        return shadow
    }

    /// The colour of what fills the whole view and casts a rectangular shadow; nil if nothing does.
    private var shadowGround: UIColor? {
        if let backgroundColor, backgroundColor.cgColor.alpha == 1 { return backgroundColor }
        // Behind the image, the black can't be seen.
        return fillsBoundsWithImage ? .black : nil
    }
}
