import GestureArbitration
import UIKit

/// Who brings the navigation controller and the scroll views that a scenario is played with, and knows how an app asks
/// them for what a screen wants.
///
/// Whatever a contender does not say is what an app on plain UIKit writes by hand.
@MainActor
protocol Contender: AnyObject {
    /// Hears of the events of swipes.
    var record: (SwipeKind, String) -> Void { get set }
    /// Why gestures were decided as they were, oldest first.
    var decisions: [ArbitrationTrace.Entry] { get }

    /// A navigation controller without screens.
    func makeNavigationController() -> UINavigationController
    /// A navigation controller that the app does not make itself, such as a picker of the system.
    func makeSystemNavigationController() -> UINavigationController
    func makeScrollView(_ options: ScrollOptions) -> UIScrollView
    func makeTableView() -> UITableView
    /// A view was made for an element; it has its place in its superview, but no content.
    func didMake(_ view: UIView, for element: Element)

    /// A screen, or a navigation controller with one at its root, is about to be presented as `options` say.
    func willPresent(_ viewController: UIViewController, _ options: ModalOptions)

    /// The app wants swipes to change the tab. The controller has its tabs, and a delegate of the app's.
    func addSwipes(to tabBarController: UITabBarController)

    /// The options of a screen were set, before it is on a stack or at any time later.
    func optionsDidChange(of screen: ScreenViewController)
    func screenDidLoad(_ screen: ScreenViewController)
    func screenWillAppear(_ screen: ScreenViewController, animated: Bool)
    func screenDidAppear(_ screen: ScreenViewController)
    func screenWillDisappear(_ screen: ScreenViewController)
}

extension Contender {
    var decisions: [ArbitrationTrace.Entry] { [] }

    func makeSystemNavigationController() -> UINavigationController {
        UINavigationController()
    }

    func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        UIScrollView()
    }

    func makeTableView() -> UITableView {
        UITableView(frame: .zero, style: .plain)
    }

    func didMake(_ view: UIView, for element: Element) {}

    func addSwipes(to tabBarController: UITabBarController) {}

    func willPresent(_ viewController: UIViewController, _ options: ModalOptions) {
        presentAsUIKitDoes(viewController, options)
    }

    func screenDidLoad(_ screen: ScreenViewController) {
        if screen.options.next != nil { screen.handWrittenPush = HandWrittenPush(on: screen) }
    }

    /// A `.custom` style needs a delegate that says what it is; without one over the full screen is the nearest to it.
    func presentAsUIKitDoes(_ viewController: UIViewController, _ options: ModalOptions) {
        viewController.modalPresentationStyle = options.style == .fullScreen ? .fullScreen : .overFullScreen
    }
}

extension UIModalPresentationStyle {
    init(_ style: ModalOptions.Style) {
        switch style {
        case .fullScreen: self = .fullScreen
        case .overFullScreen: self = .overFullScreen
        case .custom: self = .custom
        }
    }
}
