/// A thumb on a track (rules E2, E3).
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float {
        get { storedValue }
        set { show(newValue) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            show(storedValue)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            // Each bound moves the other out of its way.
            if minimumValue > maximumValue { minimumValue = maximumValue }
            show(storedValue)
        }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var storedValue: Float = 0
    /// From the finger to the centre of the thumb that it holds.
    private var grabOffset: CGFloat = 0
    private var valueAtGrab: Float = 0

    private let minimumTrack = UIView(frame: .zero)
    private let maximumTrack = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        for part in [maximumTrack, minimumTrack, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.castKnobShadow()
    }

    // MARK: Value

    open func setValue(_ value: Float, animated: Bool) {
        guard animated else { return show(value) }
        UIView.animate(withDuration: HeadlessRuntime.current.profile.controls.animationDuration) {
            self.show(value)
            self.layoutIfNeeded()
        }
    }

    private func show(_ value: Float) {
        let clamped = min(max(value, minimumValue), maximumValue)
        guard clamped != storedValue else { return }
        storedValue = clamped
        setNeedsLayout()
    }

    // MARK: Geometry

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let controls = HeadlessRuntime.current.profile.controls
        return CGRect(
            x: bounds.minX + controls.sliderTrackMargin, y: bounds.midY - controls.sliderTrackHeight / 2,
            width: max(0, bounds.width - 2 * controls.sliderTrackMargin), height: controls.sliderTrackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = HeadlessRuntime.current.profile.controls.sliderThumbSide
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / range) : 0
        let fromLeft = isRightToLeft ? 1 - part : part
        return CGRect(
            x: rect.minX + fromLeft * max(0, rect.width - side), y: rect.midY - side / 2, width: side, height: side)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: HeadlessRuntime.current.profile.controls.sliderHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: intrinsicContentSize.height)
    }

    private var thumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// E2: where a finger grabs the thumb.
    private var thumbArea: CGRect {
        let side = HeadlessRuntime.current.profile.controls.minimumThumbSide
        let thumb = thumbRect
        return thumb.insetBy(dx: min(0, (thumb.width - side) / 2), dy: min(0, (thumb.height - side) / 2))
    }

    /// The value whose thumb has its centre at `x`.
    private func value(forCentre x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let side = HeadlessRuntime.current.profile.controls.sliderThumbSide
        guard track.width > side else { return minimumValue }
        let fromLeft = min(max((x - track.minX - side / 2) / (track.width - side), 0), 1)
        let part = isRightToLeft ? 1 - fromLeft : fromLeft
        return minimumValue + Float(part) * (maximumValue - minimumValue)
    }

    // MARK: Tracking (E2)

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard thumbArea.contains(location) else { return false }
        grabOffset = thumbRect.midX - location.x
        valueAtGrab = value
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = value
        show(value(forCentre: touch.location(in: self).x + grabOffset))
        if isContinuous, value != before { announceValue() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous, value != valueAtGrab { announceValue() }
    }

    private func announceValue() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Parents' recognizers (E3)

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isAncestors(gestureRecognizer) else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        if gestureRecognizer is UIPanGestureRecognizer, isTracking, refusesPansNow { return false }
        // The thumb may have followed the finger away from where the swipe has begun.
        if let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1,
            !swipe.direction.isDisjoint(with: [.left, .right]),
            isTracking || thumbArea.contains(swipe.location(in: self))
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private var refusesPansNow: Bool {
        switch HeadlessRuntime.current.profile.controls.trackingSliderRefusesPans {
        case .everywhere: true
        case .nowhere: false
        case .insideScrollViews: sequence(first: self as UIView, next: \.superview).contains { $0 is UIScrollView }
        }
    }

    // MARK: Appearance

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumbRect = thumbRect
        var done = track
        var remaining = track
        done.size.width = thumbRect.midX - track.minX
        remaining.origin.x = thumbRect.midX
        remaining.size.width = track.maxX - thumbRect.midX
        if isRightToLeft { swap(&done, &remaining) }
        minimumTrack.frame = done
        maximumTrack.frame = remaining
        thumb.frame = thumbRect
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemGray4
        thumb.backgroundColor = thumbTintColor ?? .white
        for part in [minimumTrack, maximumTrack, thumb] { part.layer.cornerRadius = part.bounds.height / 2 }
        for part in [minimumTrack, maximumTrack, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    }
}
