extension UIView {
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            let wanted = newValue ?? []
            for recognizer in recognizers where !wanted.contains(recognizer) { removeGestureRecognizer(recognizer) }
            for recognizer in wanted { addGestureRecognizer(recognizer) }
        }
    }

    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.unownedView = self
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.abandonAttempt()
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.unownedView = nil
    }
}
