/// A row of segments, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is when no segment is chosen.
    public static let noSegment = -1

    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue), "There is no segment \(newValue).")
            selection = newValue
            setNeedsLayout()
        }
    }

    @MainActor
    private struct Segment {
        let label = UILabel(frame: .zero)
        var image: UIImage?
        var isEnabled = true
        var action: UIAction?
    }

    private var segments: [Segment] = []
    private var selection = noSegment
    private let selectionView = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        selectionView.isUserInteractionEnabled = false
        addSubview(selectionView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(selectionView)
    }

    /// Titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String {
                insertSegment(withTitle: title, at: index, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                preconditionFailure("A segment is a title or an image, not \(item).")
            }
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(), at: segment)
        setTitle(title, forSegmentAt: min(segment, segments.count - 1))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(image: action.image, action: action), at: segment)
        setTitle(action.title, forSegmentAt: min(segment, segments.count - 1))
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).label.removeFromSuperview()
        if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
        setNeedsLayout()
    }

    open func removeAllSegments() {
        for segment in segments { segment.label.removeFromSuperview() }
        segments = []
        selection = Self.noSegment
        setNeedsLayout()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].label.text = title }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].image = image }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(0, index), segments.count)
        segment.label.textAlignment = .center
        segment.label.font = .systemFont(ofSize: 13)
        addSubview(segment.label)
        segments.insert(segment, at: index)
        if selection >= index { selection += 1 }
        setNeedsLayout()
    }

    // MARK: Tracking

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segmentIndex(at: touch.location(in: self)),
            segments[index].isEnabled, isMomentary || index != selection
        else { return }
        selection = index
        setNeedsLayout()
        segments[index].action.map(sendAction(_:))
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selection = Self.noSegment }
    }

    private func segmentIndex(at point: CGPoint) -> Int? {
        guard !segments.isEmpty, bounds.width > 0 else { return nil }
        let fromLeft = min(max(Int(point.x / bounds.width * CGFloat(segments.count)), 0), segments.count - 1)
        return isRightToLeft ? segments.count - 1 - fromLeft : fromLeft
    }

    // C6
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isAncestorsSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Appearance

    /// White, and in dark mode a grey that is lighter than the ground.
    private static let selectionColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { $0.label.intrinsicContentSize.width + 20 }.max() ?? 0
        return CGSize(
            width: widest * CGFloat(segments.count), height: HeadlessRuntime.current.profile.controls.segmentHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        selectionView.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
        selectionView.layer.cornerRadius = 7
        selectionView.layer.castKnobShadow()
        for (index, segment) in segments.enumerated() { segment.label.frame = frame(ofSegment: index) }
        for (index, segment) in segments.enumerated() {
            segment.label.font = .systemFont(ofSize: 13, weight: index == selection ? .semibold : .regular)
            segment.label.textColor = segment.isEnabled ? .label : .tertiaryLabel
        }
        selectionView.isHidden = selection == Self.noSegment
        if selection != Self.noSegment { selectionView.frame = frame(ofSegment: selection).insetBy(dx: 2, dy: 2) }
    }

    private func frame(ofSegment index: Int) -> CGRect {
        let width = bounds.width / CGFloat(segments.count)
        let place = isRightToLeft ? segments.count - 1 - index : index
        return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
}
