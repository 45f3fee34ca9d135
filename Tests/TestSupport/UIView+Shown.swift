import UIKit

extension UIView {
    /// Where a point of this view is seen in `ancestor` now, with every animation and every perspective on the way.
    package func shown(_ point: CGPoint, in ancestor: UIView) -> CGPoint {
        var matrix = CATransform3DIdentity
        var view: UIView = self
        while view !== ancestor, let superview = view.superview {
            let layer = view.layer.presentation() ?? view.layer
            let above = superview.layer.presentation() ?? superview.layer
            let anchor = CGPoint(
                x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
                y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
            let middle = CGPoint(x: above.bounds.midX, y: above.bounds.midY)
            for step in [
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), layer.transform,
                CATransform3DMakeTranslation(layer.position.x - middle.x, layer.position.y - middle.y, layer.zPosition),
                above.sublayerTransform, CATransform3DMakeTranslation(middle.x, middle.y, 0),
            ] { matrix = CATransform3DConcat(matrix, step) }
            view = superview
        }
        let x = point.x * matrix.m11 + point.y * matrix.m21 + matrix.m41
        let y = point.x * matrix.m12 + point.y * matrix.m22 + matrix.m42
        let weight = point.x * matrix.m14 + point.y * matrix.m24 + matrix.m44
        return CGPoint(x: x / weight, y: y / weight)
    }

    /// Where the view's upper left corner is seen in its window now.
    package var shownOrigin: CGPoint {
        shown(CGPoint(x: bounds.minX, y: bounds.minY), in: window ?? self)
    }
}
