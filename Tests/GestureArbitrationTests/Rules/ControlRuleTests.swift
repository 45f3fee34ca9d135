import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ControlRuleTests {
    let fixture = GestureFixture(rules: [.controls])

    private func show<View: UIView>(_ view: View, in frame: CGRect = CGRect(x: 45, y: 375, width: 300, height: 50))
        -> View
    {
        view.frame = frame
        fixture.view.addSubview(view)
        return view
    }

    @Test("no swipe begins on a slider, on its thumb or beside it", arguments: [60, 195, 330.0])
    func slider(x: CGFloat) {
        let slider = show(UISlider())
        slider.value = 0.5
        fixture.swipeBack(from: CGPoint(x: x, y: 400))
        #expect(!fixture.hasBegun)
    }

    @Test("beside the thumb of a slider it is the control rule that refuses")
    func reason() {
        _ = show(UISlider())
        fixture.swipeBack(from: CGPoint(x: 250, y: 400))
        #expect(fixture.refusal == .touchOnControl)
    }

    @Test("a touch on a slider that does not move is no refused swipe")
    func tap() {
        _ = show(UISlider())
        fixture.device.finger().down(at: CGPoint(x: 250, y: 400)).up()
        #expect(fixture.refusal == nil)
    }

    @Test("a swipe next to a slider begins")
    func beside() {
        _ = show(UISlider())
        fixture.swipeBack(from: CGPoint(x: 195, y: 500))
        #expect(fixture.hasBegun)
    }

    // Fails when only controls under the finger count.
    @Test("a finger that has just missed a thin control meant to drag it", arguments: [6.0, 8, 17, 19], [true, false])
    func missed(distance: CGFloat, isSlider: Bool) {
        let bar = isSlider ? show(UISlider()) : show(Knob())
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        bar.frame = CGRect(x: 45, y: 100, width: 300, height: isSlider ? 31 : 8)
        (bar as? Knob)?.addAction(UIAction { _ in }, for: .touchDragInside)
        box.addSubview(bar)
        fixture.view.addSubview(box)
        fixture.swipeBack(from: CGPoint(x: 150, y: 300 + bar.frame.maxY + distance))
        let isMissed = distance <= (isSlider ? 6.5 : 18)
        #expect(fixture.hasBegun == !isMissed)
        #expect(fixture.refusal == (isMissed ? .touchBesideControl : nil))
    }

    // Fails when only controls can be missed, or when ends are as near as sides.
    @Test(
        "a view with a pan is missed like a control, also beyond its ends",
        arguments: [(-10, 4), (-14, 4), (100, -17), (100, -20)])
    func missedView(x: Double, y: Double) {
        let bar = show(UIView(), in: CGRect(x: 60, y: 400, width: 250, height: 8))
        bar.addGestureRecognizer(UIPanGestureRecognizer())
        fixture.swipeBack(from: CGPoint(x: 60 + x, y: 400 + y))
        let isMissed = x >= -12 && y >= -18
        #expect(fixture.hasBegun == !isMissed)
        #expect(fixture.refusal == (isMissed ? .touchBesideControl : nil))
    }

    // Fails when the thumb doesn't count, when its own target alone does, which reaches 6 points beyond the end, when
    // only flat sliders have ends, or when the 4 points around every view do not count.
    @Test(
        "a slider is missed farther beyond its ends only where its thumb is",
        arguments: [
            (0, -10, true), (0, -14, false), (0, 310, false), (1, -10, false), (1, 310, true), (0.03, -2, true),
            (0.03, -6, false), (0.5, -3, true), (0.5, -6, false),
        ] as [(value: Float, x: CGFloat, isMissed: Bool)], [31, 44])
    func missedEnd(place: (value: Float, x: CGFloat, isMissed: Bool), height: CGFloat) {
        let (value, x, isMissed) = place
        let slider = show(UISlider(), in: CGRect(x: 45, y: 375, width: 300, height: height))
        slider.value = value
        fixture.swipeBack(from: CGPoint(x: 45 + x, y: 390))
        #expect(fixture.refusal == (isMissed ? .touchBesideControl : nil))
    }

    // Fails when a view around the finger counts as missed.
    @Test("a view that follows fingers, on which the finger has landed, is not missed")
    func landedOnView() {
        let card = show(DrawingView(), in: CGRect(x: 0, y: 300, width: 390, height: 200))
        card.addSubview(UIView(frame: card.bounds))
        fixture.swipeBack(from: CGPoint(x: 195, y: 400))
        #expect(fixture.hasBegun)
    }

    // Fails when only what is inside the touched view counts, or what nobody can see counts as well.
    @Test("a slider over a background is missed too, unless it is invisible or covered", arguments: [0, 1, 2])
    func missedOverBackground(obstacle: Int) {
        _ = show(UIView(), in: CGRect(x: 0, y: 200, width: 390, height: 400))
        let slider = show(UISlider(), in: CGRect(x: 45, y: 375, width: 300, height: 31))
        if obstacle == 1 { slider.alpha = 0 }
        if obstacle == 2 { _ = show(UIView(), in: CGRect(x: 0, y: 300, width: 390, height: 200)) }
        fixture.swipeBack(from: CGPoint(x: 150, y: 411))
        #expect(fixture.refusal == (obstacle == 0 ? .touchBesideControl : nil))
        #expect(fixture.hasBegun == (obstacle != 0))
    }

    @Test("a finger on a button beside a slider, or across it, has missed nothing", arguments: [true, false])
    func notMissed(isOnButton: Bool) {
        _ = show(UISlider(), in: CGRect(x: 45, y: 375, width: 300, height: 31))
        if isOnButton {
            _ = show(UIButton(), in: CGRect(x: 45, y: 408, width: 300, height: 44))
            fixture.swipeBack(from: CGPoint(x: 195, y: 410))
            #expect(fixture.hasBegun)
        } else {
            fixture.pan.arbitration.swipeDirection = .down
            fixture.swipe(by: CGVector(dx: 0, dy: 120), from: CGPoint(x: 195, y: 410))
            #expect(fixture.hasBegun)
        }
    }

    @Test("a disabled slider does not stand in the way of a swipe")
    func disabled() {
        let slider = show(UISlider())
        slider.isEnabled = false
        fixture.swipeBack(from: CGPoint(x: 250, y: 400))
        #expect(fixture.hasBegun)
    }

    // Fails when an action for changes makes a control of UIKit's one that is dragged.
    @Test("a swipe begins on a date picker and a color well", arguments: [true, false])
    func pickers(isForDates: Bool) {
        let frame = CGRect(x: 45, y: 375, width: 300, height: 34)
        let picker = show(isForDates ? UIDatePicker() : UIColorWell(), in: frame)
        picker.addAction(UIAction { _ in }, for: .valueChanged)
        fixture.swipeBack(from: CGPoint(x: 250, y: 390))
        #expect(fixture.hasBegun)
    }

    @Test("a swipe across the axis of a slider begins")
    func across() {
        _ = show(UISlider())
        fixture.swipe(by: CGVector(dx: 20, dy: 80), from: CGPoint(x: 250, y: 400))
        #expect(fixture.hasBegun)
    }

    @Test("a vertical slider is dragged up and down")
    func upright() {
        let slider = show(UISlider())
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        fixture.swipeBack(from: CGPoint(x: 195, y: 480))
        #expect(fixture.hasBegun)
        fixture.swipe(by: CGVector(dx: 0, dy: 80), from: CGPoint(x: 195, y: 480))
        #expect(fixture.refusal == .touchOnControl)
    }

    @Test(
        "with thumbs only, a swipe on the rest of a slider's track begins",
        arguments: [(0.0, false), (36, false), (60, true)])
    func thumb(distance: CGFloat, begins: Bool) {
        fixture.arbiter.rules = [.controls(sliders: .thumb(slop: 24))]
        let slider = show(UISlider())
        slider.value = 0.5
        let thumb = slider.thumbCentre
        fixture.swipeBack(from: CGPoint(x: thumb.x + distance, y: thumb.y))
        #expect(fixture.hasBegun == begins)
    }

    @Test("with thumbs only, a slider that tracks keeps the swipe wherever the finger landed")
    func trackingSlider() {
        fixture.arbiter.rules = [.controls(sliders: .thumb(slop: -24))]
        let slider = show(UnprotectedSlider())
        slider.value = 0.5
        fixture.swipeBack()
        #expect(fixture.refusal == .touchOnControl)
    }

    @Test("no swipe begins on a switch")
    func `switch`() {
        _ = show(UISwitch(), in: CGRect(x: 170, y: 385, width: 51, height: 31))
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
    }

    // Fails when the type is taken out of `axesOfType`, as nobody listens to the control, when the last page keeps the
    // swipe, and when dots that are mirrored count as others: there the swipe goes to the page before.
    @Test(
        "a swipe begins on a page control only on its last page", arguments: [(0, false), (1, false), (2, true)],
        [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func pageControl(page: (current: Int, begins: Bool), semantics: UISemanticContentAttribute) {
        let dots = show(UIPageControl())
        dots.numberOfPages = 3
        dots.semanticContentAttribute = semantics
        dots.currentPage = semantics == .forceLeftToRight ? page.current : 2 - page.current
        fixture.swipeBack()
        #expect(fixture.hasBegun == page.begins)
    }

    // Fails when the type is taken out of `axesOfType`, when an unselected segment counts as dragged, or when disabled
    // segments count as ones to which the selected one can be dragged.
    @Test(
        "a swipe begins on segments, unless it drags the selected one to another that can be selected",
        arguments: [(0, [], false), (1, [], false), (1, [2], true), (2, [], true), (-1, [], true)]
            as [(selected: Int, disabled: [Int], begins: Bool)])
    func segments(selected: Int, disabled: [Int], begins: Bool) {
        let segments = show(UISegmentedControl(items: ["A", "B", "C"]))
        segments.selectedSegmentIndex = selected
        for segment in disabled { segments.setEnabled(false, forSegmentAt: segment) }
        let width = segments.frame.width / 3
        fixture.swipeBack(
            from: CGPoint(x: segments.frame.minX + width * (CGFloat(max(selected, 0)) + 0.5), y: segments.frame.midY))
        #expect(fixture.hasBegun == begins)
    }

    // Fails when `UIStepper` is taken out of `axesOfType`.
    @Test("a swipe begins on a stepper, which is only tapped")
    func stepper() {
        let stepper = show(UIStepper())
        stepper.addAction(UIAction { _ in }, for: .valueChanged)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a swipe that starts on a button begins")
    func button() {
        let button = show(UIButton())
        button.addAction(UIAction { _ in }, for: .touchDragInside)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a control of another type that follows the finger is dragged")
    func customControl() {
        _ = show(TrackingKnob())
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .touchOnControl)
    }

    // Fails when an action for changes, or one for all events, counts as one for drags: a box that is ticked changes as
    // well.
    @Test(
        "a swipe begins on a control of another type that is only tapped",
        arguments: [UIControl.Event.touchUpInside, .valueChanged, .allTouchEvents, .allEvents])
    func tappedControl(event: UIControl.Event) {
        let card = show(Knob())
        card.addAction(UIAction { _ in }, for: event)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    // Fails when an action for all events, which may count them, counts as one for pressing.
    @Test(
        "a swipe begins on a control that has been held, unless that acts when it is pressed",
        arguments: [UIControl.Event.touchUpInside, .allTouchEvents, .allEvents, .touchDown])
    func heldControl(event: UIControl.Event) {
        let fixture = GestureFixture(rules: [.heldControls])
        let card = Knob(frame: CGRect(x: 95, y: 350, width: 200, height: 100))
        fixture.view.addSubview(card)
        card.addAction(UIAction { _ in }, for: event)
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 400))
        fixture.device.advance(by: 0.8)
        finger.move(by: 120, 0, over: 0.25).up()
        #expect(fixture.hasBegun == (event != .touchDown))
    }

    @Test("no swipe begins on a control of another type with an action for drags", arguments: [true, false])
    func dragAction(isInside: Bool) {
        let knob = show(Knob())
        knob.addAction(UIAction { _ in }, for: isInside ? .touchDragInside : .touchDragOutside)
        fixture.swipeBack()
        #expect(fixture.refusal == .touchOnControl)
    }

    @Test("a swipe begins on a control that has refused to track the touch")
    func untrackedControl() {
        let knob = show(StubbornKnob())
        knob.addAction(UIAction { _ in }, for: .valueChanged)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    // Fails when a control that is not known to track its touch is not asked whether it follows them by itself.
    @Test("no swipe begins on a control that handles touches itself")
    func ownTouches() {
        _ = show(Pad())
        fixture.swipeBack()
        #expect(fixture.refusal == .touchOnControl)
    }

    // Fails when every scroll view around a control counts as one that may withhold its touch.
    @Test("a swipe begins on a control that has refused to track in a scroll view which withholds nothing")
    func untrackedControlInScrollView() {
        let list = makeList()
        list.delaysContentTouches = false
        let knob = StubbornKnob(frame: CGRect(x: 45, y: 175, width: 300, height: 50))
        knob.addAction(UIAction { _ in }, for: .valueChanged)
        list.addSubview(knob)
        fixture.view.addSubview(list)
        fixture.arbiter.rules.append(.scrollEdge)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a touch on a subview of a control counts as one on the control")
    func subview() {
        let slider = show(UISlider())
        let decoration = UIView(frame: slider.bounds)
        slider.addSubview(decoration)
        fixture.swipeBack(from: CGPoint(x: 250, y: 400))
        #expect(!fixture.hasBegun)
    }

    @Test("a view can say along which axes it is dragged", arguments: [true, false])
    func stated(isDragged: Bool) {
        let joystick = show(UIView())
        joystick.arbitration.draggedAxes = isDragged ? .both : .vertical
        fixture.swipeBack()
        #expect(fixture.hasBegun == !isDragged)
    }

    @Test("the axes that a view says it is dragged along overrule what is known of its type")
    func overruled() {
        let slider = show(UISlider())
        slider.arbitration.draggedAxes = []
        fixture.swipeBack(from: CGPoint(x: 250, y: 400))
        #expect(fixture.hasBegun)
    }
}

/// A control that tracks every touch.
private final class Knob: UIControl {}

/// A control that follows the finger.
private final class TrackingKnob: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}

/// A control that tracks no touch.
private final class StubbornKnob: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// A control that follows the finger without being tracked.
private final class Pad: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A slider that leaves its protection to others.
private final class UnprotectedSlider: UISlider {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
