/// A screen that is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// DOC: whether the screen deselects its rows when it is about to be seen.
    open var clearsSelectionOnViewWillAppear = true

    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    }

    /// MODEL: a screen that comes with a transition that is cancelled has its selection again.
    private func clearSelection(animated: Bool) {
        let rows = tableView.indexPathsForSelectedRows ?? []
        for row in rows { tableView.deselectRow(at: row, animated: animated) }
        guard !rows.isEmpty else { return }
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard context.isCancelled else { return }
            for row in rows { self?.tableView.selectRow(at: row, animated: false, scrollPosition: .none) }
        }
    }

    // MARK: For subclasses to override

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("A table with rows needs tableView(_:cellForRowAt:).")
    }

    open func numberOfSections(in tableView: UITableView) -> Int {
        OptionalRequirement.notImplemented(by: self)
        return 1
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented(by: self)
        return UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented(by: self)
        return UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented(by: self)
        return UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented(by: self)
        return indexPath
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented(by: self)
    }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }
}
