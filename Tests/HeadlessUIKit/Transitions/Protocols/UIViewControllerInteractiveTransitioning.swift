@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    // Optional for Apple's compilers:
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat {
        OptionalRequirement.notImplemented(by: self)
        return 1
    }

    public var completionCurve: UIView.AnimationCurve {
        OptionalRequirement.notImplemented(by: self)
        return .easeInOut
    }

    public var wantsInteractiveStart: Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }
}
