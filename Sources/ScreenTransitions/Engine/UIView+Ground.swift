import UIKit

extension UIView {
    /// The opaque colour that the view fills its bounds with, by itself or with a subview in front; `nil` if something
    /// behind the view can be seen through it, or if what fills it isn't a colour.
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

    /// The ``ground`` as it looks behind `container`, which may be light where the view is dark.
    func ground(behind container: UIView) -> UIColor? {
        let isAlike = traitCollection.userInterfaceStyle == container.traitCollection.userInterfaceStyle
        return isAlike ? ground : ground?.resolvedColor(with: traitCollection)
    }
}

extension UIColor {
    /// This colour, which is opaque, under black with an opacity of `dimming`, from 0 to 1.
    func dimmed(_ dimming: CGFloat) -> UIColor {
        guard dimming > 0 else { return self }
        return UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let light = 1 - dimming
            return UIColor(red: red * light, green: green * light, blue: blue * light, alpha: 1)
        }
    }
}
