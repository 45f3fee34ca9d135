/// D12: refreshes what a scroll view shows when a finger drags its top further down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Whether the present drag has refreshed: it does so once.
    private var hasRefreshed = false

    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: HeadlessRuntime.current.profile.scrolling.refreshHeight))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The app refreshes by itself. The content stays where it is.
    open func beginRefreshing() { setRefreshing(true) }

    /// The app has refreshed. Content that has made room for the control goes back.
    open func endRefreshing() { setRefreshing(false) }

    private func setRefreshing(_ isRefreshing: Bool) {
        guard isRefreshing != self.isRefreshing else { return }
        self.isRefreshing = isRefreshing
        (superview as? UIScrollView)?.refreshRoomDidChange()
    }

    /// How much room the content leaves for the control, in points.
    var room: CGFloat { isRefreshing ? bounds.height : 0 }

    /// It lies above the content, and takes no touches.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    // MARK: For its scroll view

    func attach(to scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -bounds.height, width: scrollView.bounds.width, height: bounds.height)
        autoresizingMask = .flexibleWidth
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.refreshRoomDidChange() }
    }

    func detach() {
        let scrollView = superview as? UIScrollView
        removeFromSuperview()
        scrollView?.refreshRoomDidChange()
    }

    func dragBegins() { hasRefreshed = false }

    /// The finger has moved the content.
    func dragMoves(_ scrollView: UIScrollView) {
        let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        guard isEnabled, !isRefreshing, !hasRefreshed,
            pulled >= HeadlessRuntime.current.profile.scrolling.refreshPull
        else { return }
        hasRefreshed = true
        setRefreshing(true)
        sendActions(for: .valueChanged)
    }
}
