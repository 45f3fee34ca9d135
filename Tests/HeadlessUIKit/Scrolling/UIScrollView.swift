/// A view whose bounds move over content that is larger than they are (rules D1 to D12).
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // Subclasses redeclare it with their own kind of delegate, which wins; Swift cannot say so in another way.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// Hears what the delegate hears of the offset, before it and whoever that is: a scroll view that UIKit itself has
    /// made works on when an app takes over its delegate.
    weak var follower: (any UIScrollViewDelegate)?

    // D1
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { contentGeometryDidChange() } }
    open var alwaysBounceHorizontal = false { didSet { contentGeometryDidChange() } }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var scrollsToTop = true

    open var isScrollEnabled = true {
        didSet {
            // D3: what waits to see whether this becomes a drag goes to the content when it no longer can.
            pan.isEnabled = isScrollEnabled
            contentTouchDelay.isEnabled = isScrollEnabled
        }
    }

    open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { contentGeometryDidChange() } } }
    open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { contentGeometryDidChange() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { contentGeometryDidChange() }
    }

    open var minimumZoomScale: CGFloat = 1 { didSet { zoom.limitsDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoom.limitsDidChange() } }
    open var bouncesZoom = true

    /// D12
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.detach()
            refreshControl?.attach(to: self)
        }
    }

    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false

    private lazy var pan = ScrollPanGestureRecognizer(scrolling: self)
    private(set) lazy var contentTouchDelay = ContentTouchDelayRecognizer(of: self)
    private(set) lazy var drag = ScrollDrag(of: self)
    private(set) lazy var motion = ScrollMotion(of: self)
    private(set) lazy var animation = ScrollAnimation(of: self)
    private(set) lazy var zoom = ScrollZoom(of: self)
    var knownAdjustedInset = UIEdgeInsets.zero
    /// What the app's part of it was.
    var knownContentInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        addGestureRecognizer(contentTouchDelay)
        addGestureRecognizer(pan)
    }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

    // MARK: Offset

    /// The point of the content at the top left corner: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    private func boundsDidChange(from old: CGRect) {
        if old.origin != bounds.origin { tell { $0.scrollViewDidScroll(self) } }
        if old.size != bounds.size { contentGeometryDidChange() }
    }

    /// Tells the follower and the delegate.
    func tell(_ call: (any UIScrollViewDelegate) -> Void) {
        OptionalRequirement.ask(follower, call)
        OptionalRequirement.ask(delegate, call)
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMoving()
        if animated {
            animation.scroll(to: contentOffset)
        } else {
            self.contentOffset = contentOffset
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let inset = adjustedContentInset
        for axis in ScrollAxis.allCases {
            let extent = extent(along: axis)
            let first = rect.origin[axis]
            let last = first + rect.size[axis]
            let shownFirst = offset[axis] + inset.before(axis)
            let shownLast = offset[axis] + bounds.size[axis] - inset.after(axis)
            if first < shownFirst {
                offset[axis] += first - shownFirst
            } else if last > shownLast {
                offset[axis] += min(last - shownLast, first - shownFirst)
            }
            offset[axis] = extent.limit(offset[axis])
        }
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    open func stopScrollingAndZooming() {
        stopMoving()
        zoom.stop()
    }

    // MARK: Insets

    open var adjustedContentInset: UIEdgeInsets {
        var inset = insetAdjustedForSafeArea()
        inset.top += refreshControl?.room ?? 0
        return inset
    }

    open func adjustedContentInsetDidChange() {
        OptionalRequirement.ask(delegate) { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentGeometryDidChange()
    }

    // MARK: Touches

    /// Whether a touch in `view` may go to it, once the delay is over. Subclasses decide.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// D2
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return drag.shouldBegin(with: pan)
    }

    /// Where content that a finger lets go comes to rest, before the delegate is asked. `velocity` is in points per
    /// millisecond.
    func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Zoom

    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    open var isZooming: Bool { zoom.isPinching }
    open var isZoomBouncing: Bool { zoom.isBouncing }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom.set(scale, animated: animated)
    }

    open func zoom(to rect: CGRect, animated: Bool) {
        zoom.show(rect, animated: animated)
    }
}

extension UIScrollView: ContentTouchGatekeeper {}
