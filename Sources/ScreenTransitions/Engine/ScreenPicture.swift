import UIKit

/// A picture of a screen, any number of pieces of which can be shown.
///
/// A snapshot view has one superview, so each piece would need its own snapshot. The picture is drawn once, and its
/// pieces share it. As in every picture of a view, an effect shows only what is behind it within the screen, and
/// content that the system keeps out of screenshots is left out.
@MainActor
struct ScreenPicture {
    private let image: CGImage
    private let scale: CGFloat

    /// Draws `screen` as displayed or, with `afterScreenUpdates`, with all pending changes; `nil` if it has no size.
    init?(of screen: UIView, afterScreenUpdates: Bool) {
        let bounds = CGRect(origin: .zero, size: screen.bounds.size)
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat(for: screen.traitCollection)
        let picture = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            screen.drawHierarchy(in: bounds, afterScreenUpdates: afterScreenUpdates)
        }
        guard let image = picture.cgImage else { return nil }
        self.image = image
        scale = picture.scale
    }

    /// Makes `layer` show a region of the screen, in fractions of its size, stretched to fill the layer.
    func show(_ region: CGRect, in layer: CALayer) {
        layer.contents = image
        layer.contentsScale = scale
        layer.contentsRect = region
    }
}
