import GestureArbitration
import UIKit

/// Refuses a back swipe as ``/GestureArbitration/IdleRule`` does, except during UIKit's own push or pop that its
/// recognizers may interrupt: on iOS 26, people swipe back several screens without waiting for the
/// animations. Those recognizers take no scrolls here.
struct InterruptionRule: ArbitrationRule {
    let drivers: PopDrivers

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let idle: IdleRule = .idleOrBeside
        let answer = idle.shouldBegin(recognizer)
        if case .deny(.transitionRunning) = answer, drivers.systemMayInterrupt,
            !(recognizer is BackSwipeTrackpadPanGestureRecognizer)
        {
            return nil
        }
        return answer
    }
}
