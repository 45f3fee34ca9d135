/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            currentPage = storedPage
            rebuildDots()
        }
    }
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(newValue, 0), max(0, numberOfPages - 1))
            guard page != storedPage else { return }
            storedPage = page
            setNeedsLayout()
        }
    }
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var storedPage = 0
    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let controls = HeadlessRuntime.current.profile.controls
        let gaps = CGFloat(max(0, pageCount - 1)) * controls.pageIndicatorSpacing
        return CGSize(
            width: CGFloat(pageCount) * controls.pageIndicatorSide + gaps, height: controls.pageControlHeight)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A tap before the middle goes back by a page, one behind it goes on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let goesOn = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        let before = currentPage
        currentPage += goesOn ? 1 : -1
        if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // C6
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isAncestorsSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func rebuildDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<max(0, numberOfPages)).map { _ in
            let dot = UIView(frame: .zero)
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let controls = HeadlessRuntime.current.profile.controls
        let side = controls.pageIndicatorSide
        let first = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
        for (index, dot) in dots.enumerated() {
            let place = isRightToLeft ? dots.count - 1 - index : index
            dot.frame = CGRect(
                x: first + CGFloat(place) * (side + controls.pageIndicatorSpacing), y: bounds.midY - side / 2,
                width: side, height: side)
            dot.layer.cornerRadius = side / 2
            dot.backgroundColor =
                index == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .systemGray3
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
    }
}
