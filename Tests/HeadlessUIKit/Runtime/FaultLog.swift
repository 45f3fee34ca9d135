/// A wrong use of UIKit that a person would see as a frozen screen, a crash or a line in the console.
@_spi(Headless)
public enum Fault: Equatable, Sendable, CustomStringConvertible {
    /// "Unbalanced calls to begin/end appearance transitions": a transition began while another was running.
    case unbalancedAppearance(screen: String)
    /// Pushing a controller that is on the stack already; UIKit raises.
    case pushedTwice(screen: String)
    /// Selecting a controller that is not in the tab bar controller's list; UIKit raises.
    case selectedNoTab(screen: String)
    /// `completeTransition(_:)` was never called; the window takes no touches.
    case transitionNeverCompleted(from: String, to: String)
    /// `completeTransition(_:)` was called again after it had been called.
    case transitionCompletedTwice(from: String, to: String)
    /// The stack says one screen, the container shows another.
    case stackAndScreenDisagree(stack: String, shown: String)
    /// A screen that left its container is still alive.
    case leakedScreen(String)
    /// A screen was destroyed while its view was still shown.
    case overReleasedScreen(String)
    /// A second presentation from a controller that already presents; UIKit ignores it and logs.
    case presentedTwice(screen: String)
    /// A presentation from a controller whose view is in no window; UIKit ignores it and logs.
    case presentedOffScreen(screen: String)
    /// "Unable to simultaneously satisfy constraints": UIKit logs, and breaks one.
    case brokenConstraint(String)

    public var description: String {
        switch self {
        case .unbalancedAppearance(let screen):
            "Unbalanced calls to begin/end appearance transitions for \(screen)"
        case .pushedTwice(let screen):
            "Pushing the same view controller instance more than once is not supported: \(screen)"
        case .selectedNoTab(let screen):
            "Only a controller in the tab bar controller's list can be selected, not \(screen)"
        case .transitionNeverCompleted(let from, let to):
            "The transition from \(from) to \(to) never called completeTransition"
        case .transitionCompletedTwice(let from, let to):
            "The transition from \(from) to \(to) called completeTransition twice"
        case .stackAndScreenDisagree(let stack, let shown):
            "The top of the stack is \(stack), but \(shown) is on the screen"
        case .leakedScreen(let screen):
            "\(screen) left the screen but is still alive"
        case .overReleasedScreen(let screen):
            "\(screen) was destroyed while its view was on the screen"
        case .presentedTwice(let screen):
            "Attempt to present \(screen) while a presentation is in progress"
        case .presentedOffScreen(let screen):
            "Attempt to present \(screen) from a controller whose view is not in the window hierarchy"
        case .brokenConstraint(let constraint):
            "Unable to simultaneously satisfy constraints: \(constraint) is broken"
        }
    }
}

/// The faults that a device has seen, oldest first.
@_spi(Headless)
@MainActor
public final class FaultLog {
    public private(set) var faults: [Fault] = []

    func record(_ fault: Fault) {
        faults.append(fault)
    }
}
