import UIKit

/// Holds a screen that is lent to a transition, as large as the container, wherever it is moved to.
///
/// To the screen it is the container: with the same safe area, though the holder may be far from the edges of the window,
/// so that the screen's contents do not jump when the transition is over.
@MainActor
final class TransitionScreenHolder: UIView {
    private weak var container: UIView?
    private weak var screen: UIView?

    /// Makes a holder that stands for `container`.
    init(standingFor container: UIView) {
        self.container = container
        super.init(frame: container.bounds)
        autoresizesSubviews = false
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    override var safeAreaInsets: UIEdgeInsets { container?.safeAreaInsets ?? super.safeAreaInsets }

    /// Borrows `screen`, at the place that it has in the container.
    func hold(_ screen: UIView) {
        let center = container.flatMap { container in
            screen.superview.map { $0 === container ? screen.center : $0.convert(screen.center, to: container) }
        }
        // Without the constraints that its former superview had, only its place says where it is.
        screen.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(screen, at: 0)
        if let center { screen.center = center }
        self.screen = screen
    }

    /// Takes the size that the container has by now; the screen grows with it, as screens do.
    func fitContainer() {
        guard let size = container?.bounds.size, size != bounds.size else { return }
        let growth = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
        bounds.size = size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        guard let screen else { return }
        screen.grow(by: growth)
    }
}
