extension UIView {
    /// Draws what the view and everything in it shows into the present context, stretched to fill `rect`. Returns
    /// whether all of it could be drawn.
    ///
    /// - Parameter afterUpdates: whether pending layout counts. Without it a view that is in no window cannot be drawn. The
    ///   model draws when it is asked, so the picture has every value that was set before the call.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsImageRendererContext.current, window != nil || afterUpdates else { return false }
        if afterUpdates { layoutIfNeeded() }
        let picture = LayerCopy.picture(of: layer)
        LayerCopy.stretch(picture, showing: bounds, into: rect)
        context.draw(picture)
        return true
    }
}
