extension AutoresizingLayout {
    /// Gives a subview its new frame after its superview has changed from size `old` to size `new`. Views that
    /// constraints hold are left to those.
    @MainActor
    static func resize(_ view: UIView, from old: CGSize, to new: CGSize) {
        guard view.translatesAutoresizingMaskIntoConstraints, !view.autoresizingMask.isEmpty else { return }
        if !CATransform3DIsIdentity(view.transform3D) {
            // The frame of a transformed view is only a box around it: the untransformed rectangle is what resizes.
            let anchor = view.anchorPoint
            let size = view.bounds.size
            let origin = CGPoint(x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
            let rect = resize(
                CGRect(origin: origin, size: size), mask: view.autoresizingMask, from: old, to: new)
            view.bounds.size = rect.size
            view.center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        } else {
            view.frame = resize(view.frame, mask: view.autoresizingMask, from: old, to: new)
        }
    }
}
