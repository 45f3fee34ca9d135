import UIKit

extension UIView {
    /// The opaque colour with which the view fills its bounds, by itself or with a subview in front; `nil` if something
    /// behind the view can be seen through it, or if it isn't filled with a colour.
    var ground: UIColor? {
        guard !isHidden, alpha == 1 else { return nil }
        for subview in subviews.reversed() where subview.transform.isIdentity && subview.frame.contains(bounds) {
            if let ground = subview.ground { return ground }
        }
        guard let backgroundColor, backgroundColor.resolvedColor(with: traitCollection).cgColor.alpha == 1 else {
            return nil
        }
        return backgroundColor
    }

    /// The ``ground`` as it looks behind `container`, which may be light while the view is dark.
    func ground(behind container: UIView) -> UIColor? {
        let isAlike = traitCollection.userInterfaceStyle == container.traitCollection.userInterfaceStyle
        return isAlike ? ground : ground?.resolvedColor(with: traitCollection)
    }
}

extension UIColor {
    /// This opaque colour with black over it, or with white if it is so dark that black would not be seen. `contrast`
    /// is the opacity of the black or white, from 0 to 1.
    func setApart(by contrast: CGFloat) -> UIColor {
        guard contrast > 0 else { return self }
        return UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The luma of BT.709.
            let isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < Self.darkLuma
            let (rest, light) = (1 - contrast, isDark ? contrast : 0)
            return UIColor(red: red * rest + light, green: green * rest + light, blue: blue * rest + light, alpha: 1)
        }
    }

    /// Every UIKit background is darker than this in dark mode, and lighter in light mode.
    private static let darkLuma: CGFloat = 0.3
}
