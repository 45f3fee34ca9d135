import UIKit

/// Where the navigation controllers of a window are.
@MainActor
struct WindowStacks {
    /// What is around the main stack.
    enum Surroundings {
        case nothing
        /// A column of this width at the leading edge, in points.
        case sidebar(CGFloat)
        /// A header of this height, in points.
        case header(CGFloat)
        /// Another stack in the trailing half.
        case secondStack
    }

    private(set) weak var root: UIViewController?
    private(set) weak var main: UINavigationController?
    private(set) weak var tabs: UITabBarController?
    private(set) weak var split: UISplitViewController?
    /// The stack in the trailing half.
    private(set) weak var second: UINavigationController?
    private(set) var surroundings = Surroundings.nothing
    /// Whether the format can't express something around the main stack.
    private(set) var isIncomplete = false

    init(of window: UIWindow, mirror: LayoutMirror) {
        guard let root = window.rootViewController else { return }
        self.root = root
        if let split = root as? UISplitViewController, split.style != .unspecified,
            let stack = split.viewController(for: .secondary) as? UINavigationController,
            split.viewController(for: .primary) is UINavigationController
        {
            (self.split, main) = (split, stack)
            return
        }
        let found = Self.holders(in: root)
        guard let first = found.min(by: { leadingPlace($0, mirror) < leadingPlace($1, mirror) }) else { return }
        take(first)
        guard first !== root, let view = first.viewIfLoaded else { return }
        let frame = view.convert(view.bounds, to: window)
        let leading = mirror.leading(frame, in: window.bounds.width)
        let isFullHeight = abs(frame.height - window.bounds.height) < 1
        let reachesEnd = abs(leading + frame.width - window.bounds.width) < 1
        if found.count == 2, isFullHeight, let other = found.last(where: { $0 !== first }) as? UINavigationController,
            leading < 1, abs(frame.width - window.bounds.width / 2) < 1
        {
            (second, surroundings) = (other, .secondStack)
        } else if found.count > 1 {
            isIncomplete = true
        } else if isFullHeight, reachesEnd {
            if leading >= 1 { surroundings = .sidebar(leading) }
        } else if leading < 1, reachesEnd, abs(frame.maxY - window.bounds.maxY) < 1 {
            surroundings = .header(frame.minY)
        } else {
            isIncomplete = true
        }
    }

    /// Whether the stacks are still in place.
    func areCurrent(in window: UIWindow) -> Bool {
        guard window.rootViewController === root else { return false }
        return split.map { $0.viewController(for: .secondary) === main } ?? true
    }

    private mutating func take(_ holder: UIViewController) {
        if let tabs = holder as? UITabBarController {
            self.tabs = tabs
            main = tabs.selectedViewController as? UINavigationController
        } else {
            main = holder as? UINavigationController
        }
    }

    /// The navigation controllers and tab bar controllers that are not inside others.
    private static func holders(in controller: UIViewController) -> [UIViewController] {
        if controller is UINavigationController || controller is UITabBarController { return [controller] }
        return controller.children.filter { $0.viewIfLoaded?.window != nil }.flatMap(holders)
    }

    /// The stack in the primary column of a split view.
    var primary: UINavigationController? { split?.viewController(for: .primary) as? UINavigationController }

    /// The stack in the column of a split view between the two others.
    var supplementary: UINavigationController? {
        guard let split, split.style == .tripleColumn else { return nil }
        return split.viewController(for: .supplementary) as? UINavigationController
    }

    private func leadingPlace(_ controller: UIViewController, _ mirror: LayoutMirror) -> CGFloat {
        guard let view = controller.viewIfLoaded, let window = view.window else { return .infinity }
        return mirror.leading(view.convert(view.bounds, to: window), in: window.bounds.width)
    }
}
