extension UIViewController {
    /// K6: who is first responder in a screen gives that up as the screen begins to go.
    func takeFirstResponderAway() {
        guard let responder = HeadlessRuntime.current.firstResponder, holds(responder) else { return }
        responder.resignFirstResponder()
        departedResponder = responder
    }

    /// K7
    func bringFirstResponderBack() {
        guard let responder = departedResponder else { return }
        departedResponder = nil
        let runtime = HeadlessRuntime.current
        guard runtime.firstResponder == nil else { return }
        switch runtime.profile.keyboard.returning {
        case .views where responder is UIViewController, .nobody: break
        case .views, .viewsAndControllers: responder.becomeFirstResponder()
        }
    }

    /// Whether a responder is the screen, in it, or in what it shows with the keyboard.
    private func holds(_ responder: UIResponder) -> Bool {
        if sequence(first: responder, next: \.next).contains(where: { $0 === self }) { return true }
        guard let accessory = inputAccessoryView, let view = responder as? UIView else { return false }
        return view.isDescendant(of: accessory)
    }
}
