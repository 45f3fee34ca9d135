@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

extension NavigationFixture {
    /// Whether a transition of ours is on the screen; the system's own is not.
    var showsTransition: Bool { device.window.containsTransition }
}

extension UIView {
    fileprivate var containsTransition: Bool {
        self is TransitionRootView || subviews.contains { $0.containsTransition }
    }
}
