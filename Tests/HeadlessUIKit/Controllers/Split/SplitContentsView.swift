/// The view of a split view controller, which lays its columns out.
final class SplitContentsView: UIView {
    weak var owner: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.adapt()
        owner?.layoutColumns()
    }
}
