import UIKit

/// Contains a screen during a transition, and is as large as the transition's container.
///
/// It has the container's safe area wherever it moves, so that the screen's contents do not jump when the transition
/// ends.
@MainActor
final class ScreenContainerView: UIView {
    private weak var container: UIView?
    private weak var screen: UIView?

    /// Creates a view that stands in for `container`.
    init(standingInFor container: UIView) {
        self.container = container
        super.init(frame: container.bounds)
        autoresizesSubviews = false
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    override var safeAreaInsets: UIEdgeInsets { container?.safeAreaInsets ?? super.safeAreaInsets }

    /// Moves `screen` here from its superview, keeping its position in the container.
    func embed(_ screen: UIView) {
        let center = container.flatMap { container in
            screen.superview.map { $0 === container ? screen.center : $0.convert(screen.center, to: container) }
        }
        // The constraints to its former superview are gone; only its frame positions it.
        screen.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(screen, at: 0)
        if let center { screen.center = center }
        self.screen = screen
    }

    /// Adopts the container's current size. The screen grows by the same amount.
    func fitContainer() {
        guard let size = container?.bounds.size, size != bounds.size else { return }
        let growth = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
        bounds.size = size
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        screen?.grow(by: growth)
    }
}
