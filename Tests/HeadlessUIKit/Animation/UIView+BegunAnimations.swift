// Animations as they were written before there were blocks.
extension UIView {
    public enum AnimationTransition: Int, Sendable {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
    }

    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimations.begin(animationID)
    }

    /// Without a `beginAnimations` nothing happens.
    public class func commitAnimations() {
        BegunAnimations.commit()
    }

    // What is set counts for the changes after it.

    public class func setAnimationDelegate(_ delegate: Any?) {
        BegunAnimations.current?.delegate = delegate as AnyObject?
    }

    public class func setAnimationWillStart(_ selector: Selector?) {
        BegunAnimations.current?.willStart = selector
    }

    public class func setAnimationDidStop(_ selector: Selector?) {
        BegunAnimations.current?.didStop = selector
    }

    /// In seconds. The default is 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        BegunAnimations.current?.context.duration = duration
    }

    /// In seconds. The default is 0.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        BegunAnimations.current?.context.delay = delay
    }

    /// The default is `.easeInOut`.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        BegunAnimations.current?.context.curve = TimingCurve(curve)
    }

    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimations.current?.context.repeatCount = Double(repeatCount)
    }

    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimations.current?.context.autoreverses = repeatAutoreverses
    }

    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard let context = BegunAnimations.current?.context else { return }
        if fromCurrentState {
            context.options.insert(.beginFromCurrentState)
        } else {
            context.options.remove(.beginFromCurrentState)
        }
    }

    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard transition != .none else { return }
        BegunAnimations.current?.addTransition(to: view)
    }
}
