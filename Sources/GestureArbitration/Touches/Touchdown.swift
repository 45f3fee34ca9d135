import UIKit
import UIKitSeams

/// Where the first finger of a gesture landed, or where the pointer was when fingers on a trackpad began to scroll or
/// pinch.
///
/// `UIGestureRecognizer` has the location of a finger, but not where it landed or on which view. The arbiter notes both
/// when the recognizer receives its first touch, and rules read them from ``RecognizerArbitration/touchdown``. The next
/// gesture of the recognizer uses the same object, so read it when you are asked, and do not keep it.
@MainActor
public final class Touchdown {
    /// The deepest view on which the finger landed; nil once the view is released.
    public private(set) weak var view: UIView?

    /// The innermost view of a type on which the finger landed; nil if there is none. Use it to find a view that has
    /// subviews, such as a map: ``view`` is the deepest one.
    public func view<View: UIView>(of type: View.Type) -> View? {
        for case let view as View in SuperviewChain(from: view, upTo: nil) { return view }
        return nil
    }

    /// The views under the finger that may claim its movement, innermost first.
    let claimants = Claimants()

    /// The recognizers that receive the finger.
    var fingerRecognizers: [UIGestureRecognizer] { touch?.gestureRecognizers ?? [] }

    private(set) weak var touch: UITouch?

    /// Whether this is the touchdown of `touch`.
    package func isOf(_ touch: UITouch) -> Bool { self.touch === touch }

    /// Whether that finger is still on the screen.
    var hasFinger: Bool { touch?.isOnScreen == true }

    /// Whether fingers on a trackpad scroll or pinch, so that no finger has landed on the screen. Such a gesture starts
    /// in no region of the screen, and drags no control.
    public var isScroll: Bool { type == nil }

    /// Whether a finger has landed, and not a pencil or a pointer.
    var isOfFinger: Bool { type == .direct }

    /// The type of the touch; nil for fingers on a trackpad.
    private(set) var type: UITouch.TouchType? = .direct
    private var locationInWindow = CGPoint.zero
    package private(set) var time: TimeInterval = 0

    /// Where the finger landed, or the pointer was, in points of `view`, which must be in the same window.
    public func location(in view: UIView) -> CGPoint {
        view.convert(locationInWindow, from: nil)
    }

    /// How long ago the finger landed, in seconds.
    package var age: TimeInterval { CACurrentMediaTime() - time }

    /// How long a finger has to stay to hold the view on which it landed, in seconds: UIKit's default for a long press.
    static let holdingTime: TimeInterval = 0.5

    /// Whether the finger holds the view on which it landed.
    var isHeld: Bool { age >= Self.holdingTime }

    /// Whether the finger held the view on which it landed before it moved anywhere.
    var wasHeldAtFirst: Bool { (history.departure.map { $0 - time } ?? age) >= Self.holdingTime }

    /// How the finger has moved since it landed.
    package internal(set) var history = FingerHistory(from: .zero, at: 0)
    /// The path by which rules decide instead: the one when the finger turned, or one that a pan supplies that has
    /// waited.
    var decisivePath: FingerPath?
    /// Whether the finger moved another way, and then turned into the direction of its pan.
    private(set) var hasTurned = false

    /// The views that the finger has just missed; nil before anyone has asked.
    var missedViews: [Weak<UIView>]?

    /// What is known about the rows under the pointer; fingers on a trackpad have no touch that keeps it.
    var rowActionsOfScroll: RowActions?

    /// What other fingers on the screen do; known from pans that follow one finger.
    package var otherFingers = OtherFingers.unknown
    /// Whether the swipe goes before content that would keep it.
    package var precedesContent = false
    /// Whether it is not known what the finger has touched, because screens were coming or going, or because the finger
    /// had lifted before the present screen came.
    package var viewsAreUnknown = false

    init() {}

    /// Begins with `touch`, which has landed on the view of `recognizer`.
    func note(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
        self.touch = touch
        begin(touch.type, at: touch.location(in: nil), time: touch.timestamp)
        note(touch.view, for: recognizer)
    }

    /// Begins with fingers on a trackpad, where the pointer is.
    func noteScroll(for recognizer: UIGestureRecognizer) {
        touch = nil
        begin(nil, at: recognizer.location(in: nil), time: CACurrentMediaTime())
        noteViewsAgain(for: recognizer)
    }

    private func begin(_ type: UITouch.TouchType?, at location: CGPoint, time: TimeInterval) {
        self.type = type
        locationInWindow = location
        self.time = time
        history = FingerHistory(from: location, at: time)
        decisivePath = nil
        hasTurned = false
        otherFingers = .unknown
        precedesContent = false
        viewsAreUnknown = false
    }

    /// Notes where `finger`, whose touchdown this is, has moved.
    package func follow(_ finger: UITouch) { history.follow(to: finger.location(in: nil), at: finger.timestamp) }

    /// Notes that the finger has turned: rules decide only by how it has moved of late.
    func noteTurn() {
        decisivePath = history.path
        hasTurned = true
    }

    private func note(_ touched: UIView?, for recognizer: UIGestureRecognizer) {
        view = touched
        rowActionsOfScroll = nil
        missedViews = nil
        claimants.collect(
            from: touched, upTo: recognizer.view, at: locationInWindow, type: type,
            haveComeLater: !isScroll && touched !== touch?.view)
        if let touch { claimants.forEachSlider { SliderValue.keep(of: $0, under: touch) } }
    }

    /// Notes the views that are now at the place where the finger landed, in the view of `recognizer`.
    func noteViewsAgain(for recognizer: UIGestureRecognizer) {
        guard let outermost = recognizer.view else { return }
        viewsAreUnknown = false
        touch?.forgetRowActions()
        note(outermost.hitTest(location(in: outermost), with: nil), for: recognizer)
    }

    /// Forgets which views inside that of `recognizer` the finger touched.
    func forgetViews(for recognizer: UIGestureRecognizer) {
        viewsAreUnknown = true
        touch?.forgetRowActions()
        note(recognizer.view, for: recognizer)
    }
}
