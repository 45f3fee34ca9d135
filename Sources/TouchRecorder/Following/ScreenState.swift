import UIKit

/// Which screens are there at a time. It keeps none of them.
@MainActor
struct ScreenState {
    struct Reference: Equatable {
        private(set) weak var controller: UIViewController?
        private let identifier: ObjectIdentifier
        /// Whether UIKit lets a finger dismiss what is presented like this.
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

    /// On the stack that is in front, root first.
    let stack: [Reference]
    /// On top of one another, the first one first.
    let presented: [Reference]
    let tab: Reference?
    /// Of the window, in points.
    let size: CGSize

    init(of window: UIWindow, _ stacks: WindowStacks) {
        size = window.bounds.size
        tab = (stacks.tabs?.selectedViewController).map(Reference.init)
        let presented = stacks.presented(in: window)
        self.presented = presented.map(Reference.init)
        let front = presented.lazy.compactMap { $0 as? UINavigationController }.last ?? stacks.main
        stack = front?.screens.map(Reference.init) ?? []
    }

    /// The transition that runs among these screens.
    var transition: (any UIViewControllerTransitionCoordinator)? {
        (stack + presented).lazy.compactMap(\.controller?.transitionCoordinator).first
    }
}

extension WindowStacks {
    /// What is presented and not about to go, the first one first. A search is part of its screen.
    func presented(in window: UIWindow) -> [UIViewController] {
        var presented: [UIViewController] = []
        var next = (main ?? window.rootViewController)?.presentedViewController
        while let controller = next, !presented.contains(controller), !controller.isBeingDismissed,
            !(controller is UISearchController)
        {
            presented.append(controller)
            next = controller.presentedViewController
        }
        return presented
    }
}

extension UINavigationController {
    /// The screens on the stack. That of the other column of a split view may be on it as a whole.
    var screens: [UIViewController] { viewControllers.filter { !($0 is UINavigationController) } }
}

extension UIViewController {
    /// The screens that a controller brings when it is presented or selected.
    var ownScreens: [UIViewController] { (self as? UINavigationController)?.screens ?? [self] }
}
