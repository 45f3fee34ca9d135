import FullScreenPop
import UIKit

extension UINavigationController {
    /// Whether a back swipe is installed, as by `BackSwipe.install(on:)`. A `FullScreenPopNavigationController` has one
    /// once its view is loaded.
    @objc public var fullScreenPopInstalled: Bool {
        get { BackSwipe.installed(on: self) != nil }
        set {
            if newValue { BackSwipe.install(on: self) } else { BackSwipe.installed(on: self)?.uninstall() }
        }
    }
}
