import UIKit
import UIKitSeams

/// Where the first finger of a gesture landed, or where the pointer was when fingers on a trackpad began to scroll or pinch.
///
/// `UIGestureRecognizer` has the location of a finger, but not where it landed or on which view. The arbiter notes both
/// when the recognizer receives its first touch, and rules read them from ``RecognizerArbitration/touchdown``.
@MainActor
public final class Touchdown {
    /// The deepest view that the finger landed on; nil once that is released.
    public private(set) weak var view: UIView?

    /// The views under the finger that may claim its movement, innermost first.
    let claimants = Claimants()

    /// The recognizers that have the finger.
    var fingerRecognizers: [UIGestureRecognizer] { touch?.gestureRecognizers ?? [] }

    private weak var touch: UITouch?

    /// Whether it is that of `touch`.
    func isOf(_ touch: UITouch) -> Bool { self.touch === touch }

    /// Whether that finger is still on the screen.
    fileprivate var hasFinger: Bool { touch.map { $0.phase != .ended && $0.phase != .cancelled } == true }

    /// Whether fingers on a trackpad scroll or pinch, so that no finger has landed on the screen. That starts in no region of it,
    /// and drags no control.
    public var isScroll: Bool { type == nil }

    /// What touches the screen; nil where fingers are on a trackpad.
    private(set) var type: UITouch.TouchType? = .direct
    private var locationInWindow = CGPoint.zero
    private(set) var time: TimeInterval = 0
    /// When the finger was followed last.
    private var followedTime: TimeInterval = 0

    /// Where the finger landed, or the pointer was, in points of `view`, which must be in the same window.
    public func location(in view: UIView) -> CGPoint {
        view.convert(locationInWindow, from: nil)
    }

    /// How long the finger had been there when it was followed last, in seconds. Its touches may come late.
    var followedDuration: TimeInterval { followedTime - time }

    /// How long ago the finger landed, in seconds.
    package var age: TimeInterval { CACurrentMediaTime() - time }

    /// How long a finger has to be there to hold what it has landed on, in seconds: as long as a long press by UIKit's
    /// default.
    static let holdingTime: TimeInterval = 0.5

    /// Whether the finger holds what it has landed on.
    var isHeld: Bool { age >= Self.holdingTime }

    /// Whether the finger has held what it has landed on before it has gone anywhere.
    var wasHeldAtFirst: Bool { (departure.map { $0 - time } ?? age) >= Self.holdingTime }

    /// When the finger has left the place where it has landed; nil before that.
    private var departure: TimeInterval?

    /// The way of the finger, followed by pans that wait for it to turn.
    var course = FingerCourse(from: .zero)
    /// What rules judge in its place: that way at the moment when the finger has turned, or what a pan that has waited lets them judge.
    var judgedCourse: FingerCourse?
    /// How fast the finger is.
    private(set) var pace = FingerPace(at: .zero, time: 0)

    /// Which sides of rows under the finger have actions, as far as that was asked.
    var rowActions: [RowSide: Bool] = [:]

    /// What other fingers on the screen do; known from pans that follow one finger.
    package var otherFingers = OtherFingers.unknown
    /// Whether the swipe goes before content that would keep it.
    package var precedesContent = false
    /// Whether it is not known what the finger has touched, because the screens were changing.
    package var viewsAreUnknown = false

    /// The directions of the recognizer are kept here as well, for rules to find all of it at once, and so is what arbiters
    /// keep about its gestures.
    var swipeDirection = SwipeDirection.back
    var pinchDirection = PinchDirection.closing
    var gestures: [ArbitratedGesture] = []

    fileprivate var hasLanded = false
    /// Whose touchdown this is.
    fileprivate let owner: ObjectIdentifier

    fileprivate init(of recognizer: UIGestureRecognizer) {
        owner = ObjectIdentifier(recognizer)
    }

    /// What is kept about the recognizer that an arbiter is asking its rules about, each of which needs it. To find it takes
    /// longer than most rules do.
    fileprivate static var atHand: Touchdown?

    /// Keeps the touchdown of `recognizer` at hand while `body` asks about that.
    static func keepingAtHand<Result>(of recognizer: UIGestureRecognizer, _ body: () -> Result) -> Result {
        let outer = atHand
        atHand = recognizer.keptTouchdown
        defer { atHand = outer }
        return body()
    }

    fileprivate func note(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
        self.touch = touch
        begin(touch.type, at: touch.location(in: nil), time: touch.timestamp)
        note(touch.view, for: recognizer)
    }

    fileprivate func noteScroll(for recognizer: UIGestureRecognizer) {
        touch = nil
        begin(nil, at: recognizer.location(in: nil), time: CACurrentMediaTime())
        noteViewsAgain(for: recognizer)
    }

    private func begin(_ type: UITouch.TouchType?, at location: CGPoint, time: TimeInterval) {
        hasLanded = true
        self.type = type
        locationInWindow = location
        self.time = time
        followedTime = time
        departure = nil
        course = FingerCourse(from: locationInWindow)
        pace = FingerPace(at: locationInWindow, time: time)
        judgedCourse = nil
        otherFingers = .unknown
        precedesContent = false
        viewsAreUnknown = false
    }

    /// Since when the finger has not moved further than one does that rests.
    package var restsSince: TimeInterval { pace.restsSince }

    /// Notes where `finger`, whose touchdown this is, has moved.
    package func follow(_ finger: UITouch) {
        let place = finger.location(in: nil)
        course.move(to: place)
        pace.move(to: place, time: finger.timestamp)
        followedTime = finger.timestamp
        if departure == nil, locationInWindow.movement(to: place).length >= Slip.whilePressing {
            departure = finger.timestamp
        }
    }

    private func note(_ touched: UIView?, for recognizer: UIGestureRecognizer) {
        view = touched
        rowActions.removeAll(keepingCapacity: true)
        claimants.collect(
            from: touched, upTo: recognizer.view, at: locationInWindow, type: type,
            haveComeLater: !isScroll && touched !== touch?.view)
    }

    /// Notes the views that are where the finger has landed now, in the view of `recognizer`.
    fileprivate func noteViewsAgain(for recognizer: UIGestureRecognizer) {
        guard let outermost = recognizer.view else { return }
        viewsAreUnknown = false
        note(outermost.hitTest(location(in: outermost), with: nil), for: recognizer)
    }

    fileprivate func forgetViews(for recognizer: UIGestureRecognizer) {
        viewsAreUnknown = true
        note(recognizer.view, for: recognizer)
    }
}

extension UIGestureRecognizer {
    private static let touchdowns = AssociatedProperty<Touchdown>()

    /// See ``RecognizerArbitration/touchdown``.
    package var touchdown: Touchdown? {
        guard let touchdown = keptTouchdown, touchdown.hasLanded else { return nil }
        return touchdown
    }

    /// The touchdown also before any touch, if something is kept there.
    var keptTouchdown: Touchdown? {
        if let atHand = Touchdown.atHand, atHand.owner == ObjectIdentifier(self) { return atHand }
        return Self.touchdowns[self]
    }

    /// The touchdown, made where there is none.
    func makeTouchdown() -> Touchdown {
        if let keptTouchdown { return keptTouchdown }
        let touchdown = Touchdown(of: self)
        Self.touchdowns[self] = touchdown
        return touchdown
    }

    /// Notes the views under the finger again, after a transition during which it has landed.
    package func noteTouchedViewsAgain() { touchdown?.noteViewsAgain(for: self) }

    /// Forgets the views under a finger that has been lifted: the screen on which it is judged came later, so the person has
    /// touched nothing on it.
    package func forgetTouchedViews() { touchdown?.forgetViews(for: self) }

    /// Begins anew with `touch`, which has just landed, in place of another finger.
    package func noteTouchdownAgain(_ touch: UITouch) {
        let touchdown = makeTouchdown()
        touchdown.note(touch, for: self)
        for gesture in touchdown.gestures { gesture.begin(with: touch) }
    }

    /// Whether this is a pan or a pinch that has received fingers on a trackpad, which are no touches, and has not begun.
    var mayBeginByTrackpad: Bool {
        guard state == .possible, numberOfTouches == 0 else { return false }
        let takesScrolls = (self as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
        guard takesScrolls || self is UIPinchGestureRecognizer else { return false }
        // A finger that has landed, and that the recognizer has not been given yet, is none of those.
        return touchdown?.hasFinger != true
    }

    /// Keeps where the pointer is. It does not move meanwhile, and is not known when the event is received.
    func noteScroll() { makeTouchdown().noteScroll(for: self) }

    /// Keeps where `touch` landed, unless the recognizer has an earlier touch.
    func noteTouchdown(_ touch: UITouch) {
        let touchdown = makeTouchdown()
        if touchdown.hasLanded, numberOfTouches > 0 { return }
        touchdown.note(touch, for: self)
    }
}
