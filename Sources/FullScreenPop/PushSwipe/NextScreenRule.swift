import GestureArbitration
import UIKit

/// Refuses to push where the screen on top has no ``PopOptions/nextScreen``, and leaves a swipe that lands in an inner
/// navigation controller to that one, if its screen on top has one.
struct NextScreenRule: ArbitrationRule {
    let options: StackOptions

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        let refusal = recognizer.refusal(insideStackWhere: { inner in
            BackSwipe.installed(on: inner)?.options.nextScreen != nil
        })
        if let refusal { return refusal }
        return options.nextScreen == nil ? .deny(.noNextScreen) : nil
    }
}

extension ArbitrationReason {
    /// The screen on top has no ``PopOptions/nextScreen``, or that has returned none.
    public static var noNextScreen: ArbitrationReason { "there is no next screen" }
}
