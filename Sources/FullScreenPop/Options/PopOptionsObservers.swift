import UIKit

/// What hears of changed options: the back swipes that are installed.
@MainActor
protocol PopOptionsObserver: AnyObject {
    /// The options of `screen`, which need not be on any stack, have changed.
    func optionsDidChange(of screen: UIViewController)
}

/// Those that hear of changed options, all held weakly, and the screens that may still be pushed with a transition.
///
/// A screen gets its options before it is on a stack. UIKit asks a delegate for an animator only if the delegate shows that
/// it has one, which it has to show before the push; so a screen with a transition is known from when it gets that.
@MainActor
struct PopOptionsObservers {
    private struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    private static var observers: [Weak<AnyObject>] = []
    private static var screens: [Weak<UIViewController>] = []

    static func add(_ observer: any PopOptionsObserver) {
        observers.append(Weak(object: observer))
    }

    static func optionsDidChange(of screen: UIViewController, hasTransition: Bool) {
        observers.removeAll { $0.object == nil }
        screens.removeAll { $0.object == nil || $0.object === screen }
        if hasTransition { screens.append(Weak(object: screen)) }
        for observer in observers { (observer.object as? any PopOptionsObserver)?.optionsDidChange(of: screen) }
    }

    /// Whether there is a screen with a transition that is in no container.
    static var hasScreenToPush: Bool { screens.contains { $0.object.map { $0.parent == nil } ?? false } }
}
