extension CALayer {
    /// Sets a property without any animation, as UIKit does when it takes a change back. A view hears of a new size,
    /// and of a colour, which it keeps itself.
    func assign(_ value: AnimatableValue, for key: LayerKey) {
        values.set(value, for: key)
        let view = delegate as? UIView
        switch (key, value) {
        case (.bounds, _):
            setNeedsLayout()
            MainActor.assumeIsolated { view?.setNeedsLayout() }
        case (.backgroundColor, .color(let color)):
            MainActor.assumeIsolated {
                UIView.performWithoutAnimation { view?.backgroundColor = color.map { UIColor(cgColor: $0) } }
            }
        default:
            break
        }
    }
}
