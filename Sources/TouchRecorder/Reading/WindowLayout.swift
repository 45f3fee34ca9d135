import UIKit

/// The titles of the screens at the beginning of a recording, by their places.
@MainActor
struct WindowLayout {
    var screens: [String] = []
    /// The screens of the tabs before and after that of the stack, and whether FullScreenPop's swipes change the tab.
    var tabs: (before: [[String]], after: [[String]], areSwiped: Bool)?
    /// What hides the bars of the stack.
    var hidesBars: String?
    /// The screens of a second stack.
    var second: [String]?
    /// The screens of a split view's primary column.
    var primary: [String]?
    /// The screens of the column between the two others.
    var supplementary: [String]?
    /// The presentations that were there.
    var presented: [ActionDocument] = []
    /// Whether UIKit's own swipe back was disabled.
    var systemPop: [ActionDocument] = []

    /// Names and reads the contents of a window.
    init(of window: UIWindow, _ stacks: WindowStacks, _ reader: ScreenReader) {
        func titles(_ controllers: [UIViewController]) -> [String] { controllers.map(reader.title(of:)) }
        screens = titles(stacks.main?.screens ?? [window.rootViewController].compactMap(\.self))
        if screens.isEmpty { screens = [reader.addScreenForEmptyWindow()] }
        if let tabs = stacks.tabs?.viewControllers, let place = tabs.firstIndex(where: { $0 === stacks.main }) {
            if !tabs.allSatisfy({ $0 is UINavigationController }) { reader.omissions.note(.moreTabs) }
            let before = tabs[..<place].map { titles($0.ownScreens) }
            let after = tabs[(place + 1)...].map { titles($0.ownScreens) }
            let recognizers = stacks.tabs?.view.gestureRecognizers ?? []
            let areSwiped = recognizers.contains { $0.name == "FullScreenPop.tabs" }
            self.tabs = (before.filter { !$0.isEmpty }, after.filter { !$0.isEmpty }, areSwiped)
        }
        hidesBars = stacks.main?.barHidingGestures
        second = stacks.second.map { titles($0.screens) }
        primary = stacks.primary.map { titles($0.screens).filter { !screens.contains($0) } }
        supplementary = stacks.supplementary.map { titles($0.screens) }
        reader.readScreens()
        for controller in stacks.presented(in: window) {
            var action = ActionDocument(at: 0)
            action.animated = false
            action.present(controller, reader)
            presented.append(action)
        }
        if stacks.main?.interactivePopGestureRecognizer?.isEnabled == false {
            var action = ActionDocument(at: 0)
            action.systemPop = false
            systemPop = [action]
        }
        if let main = stacks.main, main.isNavigationBarHidden, let top = main.topViewController {
            reader.change(top) { if $0.hidesNavigationBar == nil { $0.hidesNavigationBar = true } }
        } else if stacks.main == nil, let root = window.rootViewController {
            reader.change(root) { $0.hidesNavigationBar = true }
        }
    }

    /// The titles of all screens that have a place.
    var placed: [String] {
        let others = [second, primary, supplementary].compactMap(\.self) + (tabs.map { $0.before + $0.after } ?? [])
        return screens + others.flatMap(\.self)
    }
}
