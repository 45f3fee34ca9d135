import UIKit
import UIKitSeams

/// Everything that rules and arbiters store about one recognizer, so that they find all of it at once.
@MainActor
final class RecognizerRecord {
    /// The direction of the swipe that the recognizer is for.
    var swipeDirection = SwipeDirection.back
    /// The direction of the pinch that the recognizer is for.
    var pinchDirection = PinchDirection.closing
    /// The arbiters' data on its gestures, one for each arbiter that governs it.
    var gestures: [ArbitratedGesture] = []
    /// Where the first finger of the last gesture landed, and what it has done since; nil before any touch. The next
    /// gesture uses the same object, so that a landing allocates nothing.
    private(set) var touchdown: Touchdown?

    private let recognizer: ObjectIdentifier

    private init(of recognizer: UIGestureRecognizer) {
        self.recognizer = ObjectIdentifier(recognizer)
    }

    fileprivate func makeTouchdown() -> Touchdown {
        if let touchdown { return touchdown }
        let new = Touchdown()
        touchdown = new
        return new
    }

    private static let records = AssociatedProperty<RecognizerRecord>()

    /// The record that was found last. Rules need that of one recognizer again and again, and finding it takes longer
    /// than most rules. It is released with its recognizer.
    private static weak var latest: RecognizerRecord?

    /// The record of `recognizer`; nil if nothing was stored.
    static func of(_ recognizer: UIGestureRecognizer) -> RecognizerRecord? {
        if let latest, latest.recognizer == ObjectIdentifier(recognizer) { return latest }
        guard let record = records[recognizer] else { return nil }
        latest = record
        return record
    }

    /// The record of `recognizer`, created if there is none.
    fileprivate static func made(for recognizer: UIGestureRecognizer) -> RecognizerRecord {
        if let record = of(recognizer) { return record }
        let record = RecognizerRecord(of: recognizer)
        records[recognizer] = record
        return record
    }
}

extension UIGestureRecognizer {
    /// The record of this recognizer; nil if nothing was stored.
    var record: RecognizerRecord? { .of(self) }

    /// The record of this recognizer, created if there is none.
    func makeRecord() -> RecognizerRecord { .made(for: self) }

    /// See ``RecognizerArbitration/touchdown``.
    package var touchdown: Touchdown? { record?.touchdown }

    /// Notes the views under the finger again, after a transition during which it landed.
    package func noteTouchedViewsAgain() { touchdown?.noteViewsAgain(for: self) }

    /// Forgets the views under a finger that has lifted: the screen on which rules decide came later, so the person has
    /// touched nothing on it.
    package func forgetTouchedViews() { touchdown?.forgetViews(for: self) }

    /// Gives sliders under the finger the values back that they had when it landed.
    package func giveBackSliderValues() { claimants.forEachSlider(SliderValue.giveBack) }

    /// Stores where `touch` landed, unless the recognizer has an earlier touch.
    func noteTouchdown(_ touch: UITouch) {
        let record = makeRecord()
        if record.touchdown != nil, numberOfTouches > 0 { return }
        record.makeTouchdown().note(touch, for: self)
    }

    /// Begins again with `touch`, which has just landed, in place of another finger.
    package func noteTouchdownAgain(_ touch: UITouch) {
        let record = makeRecord()
        record.makeTouchdown().note(touch, for: self)
        for gesture in record.gestures { gesture.begin(with: touch) }
    }

    /// Stores where the pointer is. It does not move meanwhile, and its location is not known when the event is
    /// received.
    func noteScroll() { makeRecord().makeTouchdown().noteScroll(for: self) }

    /// Whether this is a pan, a pinch or a rotation that has received fingers on a trackpad, which are not touches, and
    /// has not begun.
    var mayBeginByTrackpad: Bool {
        guard state == .possible, numberOfTouches == 0 else { return false }
        let takesScrolls = (self as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
        guard takesScrolls || needsTwoFingers else {
            return false
        }
        // A finger that has landed, but that the recognizer has not received yet, is not one of those.
        return touchdown?.hasFinger != true
    }
}
