/// Two halves, one that takes a step down and one that takes a step up.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value: Double {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }
    open var minimumValue: Double = 0 { didSet { value = storedValue } }
    open var maximumValue: Double = 100 { didSet { value = storedValue } }
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    private var storedValue: Double = 0
    private var valueAtTouch: Double = 0
    private var heldDirection: Double = 0
    private var repetition: ScheduledTimer?

    private let minus = UILabel(frame: .zero)
    private let plus = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(origin: frame.origin, size: HeadlessRuntime.current.profile.controls.stepperSize))
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        minus.text = "−"
        plus.text = "+"
        for label in [minus, plus] {
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 22)
            addSubview(label)
        }
        line.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
    }

    open override var intrinsicContentSize: CGSize { HeadlessRuntime.current.profile.controls.stepperSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueAtTouch = value
        heldDirection = (touch.location(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1
        let controls = HeadlessRuntime.current.profile.controls
        if autorepeat { scheduleRepetition(after: controls.stepperRepeatDelay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        repetition?.cancel()
        repetition = nil
        if value == valueAtTouch, isTouchInside { step() }
        if !isContinuous, value != valueAtTouch { announceValue() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        repetition?.cancel()
        repetition = nil
    }

    private func scheduleRepetition(after delay: TimeInterval) {
        repetition = HeadlessRuntime.current.clock.schedule(after: delay) { [weak self] in
            guard let self, isTracking else { return }
            if isTouchInside { step() }
            scheduleRepetition(after: HeadlessRuntime.current.profile.controls.stepperRepeatInterval)
        }
    }

    private func step() {
        let before = value
        var next = value + heldDirection * stepValue
        if wraps, next > maximumValue { next = minimumValue }
        if wraps, next < minimumValue { next = maximumValue }
        value = next
        if isContinuous, value != before { announceValue() }
    }

    private func announceValue() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // C6
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isAncestorsSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = bounds.height / 4
        let left = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        let right = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        line.frame = CGRect(x: bounds.midX - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
    }
}
