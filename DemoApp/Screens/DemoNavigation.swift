import FullScreenPop
import UIKit

/// The demo's navigation stack, to be made the root of a window.
@MainActor
enum DemoNavigation {
    static func make() -> FullScreenPopNavigationController {
        FullScreenPopNavigationController(rootViewController: HomeViewController())
    }
}
