import UIKit

/// The drivers of one navigation controller, and which of them pops a screen.
@MainActor
final class PopDrivers {
    private unowned let navigation: FullScreenPopNavigationController

    /// What UIKit has given its edge pan as a delegate, which is also what the edge pan sends to. Remembered when the
    /// view is loaded, before the app may put a delegate of its own in that place.
    private weak var systemTarget: (any UIGestureRecognizerDelegate)?
    private lazy var systemTargetDriver = systemTarget.flatMap { SystemTargetDriver(target: $0) }

    private let contentPopDriver = ContentPopDriver()
    let percentDriven: PercentDrivenDriver

    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
        systemTarget = navigation.interactivePopGestureRecognizer?.delegate
        percentDriven = PercentDrivenDriver(navigation: navigation)
    }

    /// The driver for a swipe that would pop the screen on top now.
    ///
    /// - Parameter besideScrolling: Whether a scroll view is to move at the same time. Only recognizers whose delegate is
    ///   ours can allow that, so UIKit's own then do not pop.
    func driverForTopScreen(besideScrolling: Bool = false) -> any PopDriver {
        // A delegate that has an animator switches UIKit's own interactive pop off, also where it returns none.
        if navigation.appDelegateAnimates { return percentDriven }
        if navigation.topScreenHasTransition { return percentDriven }
        // The others know but one gesture.
        if navigation.topScreenGesture != nil { return percentDriven }
        switch navigation.driver {
        case .automatic, .contentPop:
            if !besideScrolling, ContentPopDriver.canPopTopScreen(of: navigation) { return contentPopDriver }
        case .systemTarget:
            break
        case .percentDriven:
            return percentDriven
        }
        if navigation.usesPublicInterfacesOnly { return percentDriven }
        return systemTargetDriver ?? percentDriven
    }
}
