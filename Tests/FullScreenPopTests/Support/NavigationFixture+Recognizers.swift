@_spi(Headless) import UIKit

extension NavigationFixture {
    /// Whether every recognizer in the window waits for a touch.
    var recognizersAreIdle: Bool { device.window.recognizersAreIdle }
}

extension UIView {
    fileprivate var recognizersAreIdle: Bool {
        (gestureRecognizers ?? []).allSatisfy { $0.state == .possible } && subviews.allSatisfy(\.recognizersAreIdle)
    }
}
