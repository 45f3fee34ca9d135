import GestureArbitration
import UIKit

/// The first responder of a screen that fingers begin to take away: what the keyboard or an `inputAccessoryView` is there
/// for.
///
/// UIKit takes it from a screen that goes, and returns it to a text view if the screen stays after all. To a view controller
/// it is said not to return it (nathantannar4/InputBarAccessoryView #271, session-foundation/session-ios #140), and whether
/// it returns anything in transitions with an animator is not known.
@MainActor
struct LeavingResponder {
    private weak var screen: UIViewController?
    private weak var responder: UIResponder?

    /// Make it before the transition begins.
    init(in screen: UIViewController?) {
        self.screen = screen
        responder = screen?.shownResponder
    }

    /// Whether it was in this screen.
    func isIn(_ screen: UIViewController) -> Bool { self.screen === screen }

    /// Makes it first responder again, unless something else in the screen is by now.
    func restore() {
        guard let screen, let responder, screen.shownResponder == nil else { return }
        for shown in screen.shownScreens where shown.shows(responder) {
            // What is in an accessory view is out of the window until its view controller is first responder.
            shown.becomeFirstResponder()
        }
        responder.becomeFirstResponder()
    }

    /// Gives the keyboard back when the transition of `coordinator` is over, if it is cancelled.
    func restore(ifCancelled coordinator: (any UIViewControllerTransitionCoordinator)?) {
        coordinator?.animate(alongsideTransition: nil) { if $0.isCancelled { restore() } }
    }
}

extension UIViewController {
    /// The first responder in the screen, in those inside it, or in their accessory views.
    fileprivate var shownResponder: UIResponder? {
        viewIfLoaded?.respondingView
            ?? shownScreens.lazy.compactMap { $0.isFirstResponder ? $0 : $0.accessory?.respondingView }.first
    }

    /// What the screen shows above the keyboard while it is first responder.
    private var accessory: UIView? { canBecomeFirstResponder ? inputAccessoryView : nil }

    /// Whether `responder` is in the screen's accessory view.
    fileprivate func shows(_ responder: UIResponder) -> Bool {
        guard let accessory, let view = responder as? UIView else { return false }
        return view.isDescendant(of: accessory)
    }
}

extension UIView {
    /// The view itself, or a view in it.
    fileprivate var respondingView: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.respondingView { return found }
        }
        return nil
    }
}
