extension UIGestureRecognizer {
    /// A movement in the window's points, as a view sees it that may be scaled or turned.
    func convertVectorFromWindow(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = unownedView?.window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window)
        let tip = view.convert(vector, from: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    func convertVectorToWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = unownedView?.window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let tip = view.convert(vector, to: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}
