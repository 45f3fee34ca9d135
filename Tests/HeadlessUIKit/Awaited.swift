// Holds the places of declarations whose folders are still being written; each goes when its own file comes.

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16); public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    }
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        HeadlessRuntime.current.clock.schedule(after: delay + duration) { completion(true) }
    }
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func continueAnimation(withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
public protocol UITimingCurveProvider { var cubicTimingParameters: UICubicTimingParameters? { get } }
public class UICubicTimingParameters: UITimingCurveProvider {
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public init(animationCurve: UIView.AnimationCurve) {}
    public var controlPoint1 = CGPoint.zero
    public var controlPoint2 = CGPoint(x: 1, y: 1)
}
@MainActor public class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public var state = UIViewAnimatingState.inactive
    public var isRunning = false
    public var isReversed = false
    public var fractionComplete: CGFloat = 0
    private var animations: (() -> Void)?
    public override init() { super.init() }
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.animations = animations
    }
    public func startAnimation() { animations?(); animations = nil; state = .active }
    public func pauseAnimation() { startAnimation() }
    public func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    public func continueAnimation(withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
