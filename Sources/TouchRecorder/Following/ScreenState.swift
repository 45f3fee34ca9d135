import UIKit

/// Which screens are there at one time. It does not retain them.
@MainActor
struct ScreenState {
    struct Reference: Equatable {
        private(set) weak var controller: UIViewController?
        let identifier: ObjectIdentifier
        /// Whether UIKit lets a finger dismiss a presentation of this style.
        let isSheet: Bool

        @MainActor
        init(_ controller: UIViewController) {
            self.controller = controller
            isSheet = [.pageSheet, .formSheet, .popover, .automatic].contains(controller.modalPresentationStyle)
            identifier = ObjectIdentifier(controller)
        }

        nonisolated static func == (one: Reference, other: Reference) -> Bool {
            one.identifier == other.identifier && one.controller === other.controller
        }
    }

    /// One navigation controller.
    struct Stack {
        let navigation: Reference
        /// Root first.
        let screens: [Reference]
        let isBarHidden: Bool
        /// Whether `interactivePopGestureRecognizer` is switched on.
        let allowsSystemPop: Bool
        let motion: Motion
    }

    /// How something is currently presented.
    struct Sheet {
        let isModalInPresentation: Bool
        let detent: UISheetPresentationController.Detent.Identifier?

        @MainActor
        init(_ controller: UIViewController) {
            isModalInPresentation = controller.isModalInPresentation
            let isSheet = [.pageSheet, .formSheet, .automatic].contains(controller.modalPresentationStyle)
            detent = isSheet ? controller.sheetPresentationController?.selectedDetentIdentifier : nil
        }
    }

    /// Whether a transition is in progress.
    enum Motion {
        case none
        /// An animation that nobody can reverse.
        case animation
        /// A finger drives it, or has driven it and let go.
        case interactive

        @MainActor
        init(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
            self = coordinator.map { $0.initiallyInteractive ? .interactive : .animation } ?? .none
        }
    }

    /// All that are in the window or presented in it, inner ones after those that contain them.
    let stacks: [Stack]
    /// In the order in which they were presented.
    let presented: [Reference]
    /// The properties of them that the app can change, in the same order.
    let sheets: [Sheet]
    let presentation: Motion
    let tab: Reference?
    let tabChange: Motion
    /// Of the split view, if there is one.
    let isCollapsed: Bool?
    let root: Reference?
    /// Where there is one navigation controller at a time: the main one, and those of the sidebars of a split view.
    let places: [Reference?]
    /// Of the window, in points.
    let size: CGSize

    init(of window: UIWindow, _ stacks: WindowStacks) {
        size = window.bounds.size
        root = window.rootViewController.map(Reference.init)
        places = [stacks.main, stacks.primary, stacks.supplementary].map { $0.map(Reference.init) }
        tab = (stacks.tabs?.selectedViewController).map(Reference.init)
        tabChange = Motion(stacks.tabs?.transitionCoordinator)
        isCollapsed = stacks.split?.isCollapsed
        let presented = stacks.presented(in: window)
        self.presented = presented.map(Reference.init)
        sheets = presented.map(Sheet.init)
        let changing =
            presented.last { $0.isBeingPresented || $0.isBeingDismissed } ?? stacks.leaving(from: presented, in: window)
        presentation = Motion(changing?.transitionCoordinator)
        let owners = [window.rootViewController].compactMap(\.self) + presented
        self.stacks = owners.flatMap(\.navigationControllers).map { navigation in
            Stack(
                navigation: Reference(navigation), screens: navigation.screens.map(Reference.init),
                isBarHidden: navigation.isNavigationBarHidden,
                allowsSystemPop: navigation.interactivePopGestureRecognizer?.isEnabled != false,
                motion: Motion(navigation.ownCoordinator))
        }
    }

    /// Whether a transition to other screens is in progress.
    var isMoving: Bool {
        presentation != .none || tabChange != .none || stacks.contains { $0.motion != .none }
    }
}

extension WindowStacks {
    /// What is presented and not about to go, in the order of presentation. A search belongs to its screen. A screen
    /// that a finger drives away may still stay.
    func presented(in window: UIWindow) -> [UIViewController] {
        var presented: [UIViewController] = []
        var next = (main ?? window.rootViewController)?.presentedViewController
        while let controller = next, !presented.contains(controller), !controller.isLeavingForGood,
            !(controller is UISearchController)
        {
            presented.append(controller)
            next = controller.presentedViewController
        }
        return presented
    }

    /// The presented controller that is about to go.
    fileprivate func leaving(from presented: [UIViewController], in window: UIWindow) -> UIViewController? {
        let presenter = presented.last ?? main ?? window.rootViewController
        return presenter?.presentedViewController.flatMap { $0.isBeingDismissed ? $0 : nil }
    }
}

extension UINavigationController {
    /// The coordinator of a transition between its own screens, not of a presentation over it.
    fileprivate var ownCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator.flatMap { coordinator in
            let screens = [.from, .to].compactMap(coordinator.viewController(forKey:))
            return screens.contains(where: viewControllers.contains) ? coordinator : nil
        }
    }

    /// The screens on the stack. In a split view, the stack of another column may be on it as a whole.
    var screens: [UIViewController] { viewControllers.filter { !($0 is UINavigationController) } }
}

extension UIViewController {
    /// The screens that come with a controller when it is presented or selected.
    var ownScreens: [UIViewController] { (self as? UINavigationController)?.screens ?? [self] }

    /// This controller, if it is one, and all those in it.
    fileprivate var navigationControllers: [UINavigationController] {
        [self as? UINavigationController].compactMap(\.self) + children.flatMap(\.navigationControllers)
    }

    /// Whether it is being dismissed, and not by a finger.
    fileprivate var isLeavingForGood: Bool {
        isBeingDismissed && transitionCoordinator?.initiallyInteractive != true
    }
}
