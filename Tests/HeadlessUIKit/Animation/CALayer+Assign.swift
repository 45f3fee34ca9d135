extension CALayer {
    /// Sets a property without any animation, as UIKit does when it takes a change back. A view hears of a new size.
    func assign(_ value: AnimatableValue, for key: LayerKey) {
        values.set(value, for: key)
        guard key == .bounds else { return }
        setNeedsLayout()
        let view = delegate as? UIView
        MainActor.assumeIsolated { view?.setNeedsLayout() }
    }
}
