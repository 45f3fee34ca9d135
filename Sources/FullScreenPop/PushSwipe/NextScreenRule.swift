import GestureArbitration
import UIKit

/// Refuses to push if the top screen has no ``PopOptions/nextScreen``, and leaves a swipe that lands in an inner
/// navigation controller to that one, if its top screen has one.
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
    /// The top screen has no ``PopOptions/nextScreen``, or it has returned none.
    public static var noNextScreen: ArbitrationReason { "there is no next screen" }
}
