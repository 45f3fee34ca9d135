/// Darkens what is below a presented view, and hears of taps beside that.
@MainActor
final class PresentationShade: UIView, SelectorResponder {
    private static let tap = Selector("handleTap:")

    private var tapped: () -> Void = {}

    /// I14: where these are, touches go to what is below.
    var passthroughViews: [UIView] = []

    convenience init(_ tapped: @escaping () -> Void) {
        self.init(frame: .zero)
        self.tapped = tapped
        backgroundColor = .black
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
    }

    /// Lies over what is below `container`, under all that it shows.
    func cover(_ container: UIView, alpha: CGFloat) {
        frame = container.bounds
        self.alpha = alpha
        container.insertSubview(self, at: 0)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && !passthroughViews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }

    func responds(toSelector selector: Selector) -> Bool { selector == Self.tap }

    func perform(_ selector: Selector, with argument: Any?) { tapped() }
}
