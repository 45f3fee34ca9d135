/// A knob that stands at one of two ends.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var storedIsOn = false
    private var grabX: CGFloat = 0
    /// Where the finger has dragged the knob, on or off; nil until it moves.
    private var draggedTo: Bool?

    private let track = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)

    /// The size of `frame` does not count: a switch has its own.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(origin: frame.origin, size: HeadlessRuntime.current.profile.controls.switchSize))
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        for part in [track, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.castKnobShadow()
    }

    open override var intrinsicContentSize: CGSize { HeadlessRuntime.current.profile.controls.switchSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: HeadlessRuntime.current.profile.controls.animationDuration) {
            self.layoutIfNeeded()
        }
    }

    // MARK: Tracking. A tap turns it over; a drag takes the knob to the finger's side.

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grabX = touch.location(in: self).x
        draggedTo = nil
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let hysteresis = HeadlessRuntime.current.profile.controls.switchHysteresis
        if draggedTo != nil || abs(x - grabX) >= hysteresis { drag(to: (x > bounds.midX) != isRightToLeft) }
        setNeedsLayout()
        return true
    }

    private func drag(to side: Bool) {
        draggedTo = side
        guard HeadlessRuntime.current.profile.controls.switchTellsWhileDragged, side != isOn else { return }
        turn(side)
    }

    private func turn(_ side: Bool) {
        setOn(side, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = draggedTo ?? (isTouchInside ? !isOn : isOn)
        draggedTo = nil
        guard wanted != isOn else { return setNeedsLayout() }
        turn(wanted)
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedTo = nil
        setNeedsLayout()
    }

    // MARK: Parents' recognizers (C6)

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isAncestorsSingleTap(gestureRecognizer) || isAncestorsPanOnKnob(gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func isAncestorsPanOnKnob(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, isAncestors(pan), pan.numberOfTouches == 1 else {
            return false
        }
        let movement = pan.translation(in: self)
        let location = pan.location(in: self)
        let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
        return abs(movement.x) > abs(movement.y) && knobArea.contains(start)
    }

    // MARK: Geometry

    private var knobRect: CGRect {
        let margin = HeadlessRuntime.current.profile.controls.switchKnobMargin
        let side = max(0, bounds.height - 2 * margin)
        let isAtRight = (draggedTo ?? isOn) != isRightToLeft
        return CGRect(
            x: isAtRight ? bounds.maxX - margin - side : bounds.minX + margin, y: margin, width: side, height: side)
    }

    private var knobArea: CGRect {
        let side = HeadlessRuntime.current.profile.controls.minimumThumbSide
        let knob = knobRect
        return knob.insetBy(dx: min(0, (knob.width - side) / 2), dy: min(0, (knob.height - side) / 2))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        knob.frame = knobRect
        track.layer.cornerRadius = bounds.height / 2
        knob.layer.cornerRadius = knob.bounds.height / 2
        track.backgroundColor = (draggedTo ?? isOn) ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }
}
