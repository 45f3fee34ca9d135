extension UIView {
    /// A view that shows what this one shows now.
    ///
    /// - Parameter afterUpdates: whether pending layout counts. The model draws when it is asked, so without it, too, the
    ///   picture has every value that was set before the call.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of this one. A limit of the model: when the snapshot is resized everything stretches,
    /// whatever `capInsets` says.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let isPart = rect != bounds
        let picture = LayerCopy.picture(of: layer, showing: isPart ? rect : .infinite)
        let snapshot = SnapshotView(of: picture, area: rect)
        snapshot.clipsToBounds = isPart || clipsToBounds
        return snapshot
    }
}
