extension UIView {
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view's constraints give it, coming as near to `targetSize` as the priorities let it.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let region = LayoutRegion(host: self, measuresHost: true)
        let solver = RegionSolver(region: region) { requirements in
            let box = requirements.box(of: self)
            requirements.add(
                box.width - LinearExpression(targetSize.width), .zero, priority: horizontalFittingPriority,
                source: "the width to fit")
            requirements.add(
                box.height - LinearExpression(targetSize.height), .zero, priority: verticalFittingPriority,
                source: "the height to fit")
        }
        guard let first = region.firstUnknown(of: self), let solution = solver.solve() else { return .zero }
        return solution.rect(at: first).size
    }
}
