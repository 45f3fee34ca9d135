import GestureArbitration
import UIKit

/// The first responder of a screen that fingers begin to remove: the one to which the keyboard or an
/// `inputAccessoryView` belongs.
///
/// UIKit takes the keyboard from a leaving screen, and returns it to a text view if the screen stays after all. It is
/// said not to return it to a view controller (nathantannar4/InputBarAccessoryView #271, session-foundation/session-ios
/// #140). Whether it returns anything in transitions with an animator is not known.
@MainActor
struct LeavingResponder {
    private weak var screen: UIViewController?
    private weak var responder: UIResponder?

    /// Create it before the transition begins.
    init(in screen: UIViewController?) {
        self.screen = screen
        responder = screen?.shownResponder
    }

    /// Whether it was in this screen.
    func isIn(_ screen: UIViewController) -> Bool { self.screen === screen }

    /// Makes it first responder again, unless something else on the screen is by now.
    private func restore() {
        guard let screen, let responder, screen.shownResponder == nil else { return }
        for shown in screen.shownScreens where shown.shows(responder) {
            // A view in an accessory view is outside the window until its view controller is first responder.
            shown.becomeFirstResponder()
        }
        responder.becomeFirstResponder()
    }

    /// Returns the keyboard when the transition of `coordinator` ends, if it is cancelled.
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

    /// The view that the screen shows above the keyboard while it is first responder.
    private var accessory: UIView? { canBecomeFirstResponder ? inputAccessoryView : nil }

    /// Whether `responder` is in the screen's accessory view.
    fileprivate func shows(_ responder: UIResponder) -> Bool {
        guard let accessory, let view = responder as? UIView else { return false }
        return view.isDescendant(of: accessory)
    }
}

extension UIView {
    /// The first responder among the view itself and the views in it.
    fileprivate var respondingView: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.respondingView { return found }
        }
        return nil
    }
}
