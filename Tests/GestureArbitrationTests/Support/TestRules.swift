import GestureArbitration
import UIKit

/// A rule whose answers are given, and which counts how often it is asked.
@MainActor
final class GivenRule: ArbitrationRule {
    let name: String
    var receives: ArbitrationAnswer?
    var begins: ArbitrationAnswer?
    var relation: ArbitrationRelation?
    private(set) var timesAskedToReceive = 0
    private(set) var timesAskedToBegin = 0

    init(
        _ name: String = "Given", receives: ArbitrationAnswer? = nil, begins: ArbitrationAnswer? = nil,
        relation: ArbitrationRelation? = nil
    ) {
        self.name = name
        self.receives = receives
        self.begins = begins
        self.relation = relation
    }

    func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        timesAskedToReceive += 1
        return receives
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        timesAskedToBegin += 1
        return begins
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        relation
    }
}

/// A delegate whose answers are given, and which counts how often it is asked.
final class GivenDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var receivesEvent = true
    var begins = true
    var isSimultaneous = false
    var waits = false
    var goesFirst = false
    private(set) var timesAskedToBegin = 0
    private(set) var timesAskedToReceive = 0

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        timesAskedToReceive += 1
        return receives
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receivesEvent
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        timesAskedToBegin += 1
        return begins
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        isSimultaneous
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        waits
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        goesFirst
    }
}

/// A delegate that forwards to the one it has found, unless it refuses itself.
final class ForwardingDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    private weak var found: (any UIGestureRecognizerDelegate)?

    init(to found: (any UIGestureRecognizerDelegate)?) {
        self.found = found
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        found?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        found?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        begins && found?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        found?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        found?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        found?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
    }
}
