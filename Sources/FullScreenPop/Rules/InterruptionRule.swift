import GestureArbitration
import UIKit

/// Refuses a back swipe as ``/GestureArbitration/IdleRule`` does, except during a push or pop of UIKit's own that UIKit's
/// own recognizers may interrupt: on iOS 26, people swipe back several screens without waiting for the animations. Those take no
/// scrolls here.
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
