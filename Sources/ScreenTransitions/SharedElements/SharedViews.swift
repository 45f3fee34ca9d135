import UIKit

/// The views that both screens of a running transition show. They are hidden while their snapshots move.
@MainActor
final class SharedViews {
    /// The two views of one name.
    struct Pair {
        let name: String
        let source: UIView
        let destination: UIView
    }

    private let leaving: Place?
    private let arriving: Place?
    private let pairs: [Pair]
    private var hidden: [(view: UIView, alpha: CGFloat)] = []

    /// Searches both screens, which have been laid out: the leaving one in its initial frame, the arriving one in its
    /// final frame.
    init(of context: any UIViewControllerContextTransitioning) {
        leaving = Place(of: .from, in: context)
        arriving = Place(of: .to, in: context)
        guard let leaving, let arriving else {
            pairs = []
            return
        }
        let sources = SharedViewSearch(of: leaving.screen, controller: leaving.controller)
        let destinations = SharedViewSearch(of: arriving.screen, controller: arriving.controller)
        let sourceViews = sources.views(sharedWith: destinations.names)
        let destinationViews = destinations.views(sharedWith: sources.names)
        let names = destinations.names + sources.names.filter { !destinations.names.contains($0) }
        pairs = names.compactMap { name in
            guard let source = sourceViews[name], let destination = destinationViews[name] else { return nil }
            return Pair(name: name, source: source, destination: destination)
        }
    }

    /// The views and their current frames, as if the screens were at rest.
    var elements: [SharedElement] {
        guard let leaving, let arriving else { return [] }
        return pairs.compactMap { pair in
            let (source, destination) = (leaving.frame(of: pair.source), arriving.frame(of: pair.destination))
            guard !source.isEmpty, !destination.isEmpty else { return nil }
            return SharedElement(name: pair.name, source: source, destination: destination)
        }
    }

    func pair(named name: String) -> Pair? { pairs.first { $0.name == name } }

    /// Hides both views. They become transparent, since `isHidden` would change the layout of a stack view.
    func hide(_ pair: Pair) {
        for view in [pair.source, pair.destination] {
            hidden.append((view, view.alpha))
            view.alpha = 0
        }
    }

    /// Whether a descendant of `view` is hidden now.
    func hidesPart(of view: UIView) -> Bool {
        hidden.contains { $0.view !== view && $0.view.isDescendant(of: view) }
    }

    /// Shows the hidden views, except those that the app has shown itself in the meantime.
    func show() {
        for (view, alpha) in hidden.reversed() where view.alpha == 0 { view.alpha = alpha }
        hidden = []
    }
}

extension SharedViews {
    /// One of the screens, and its place at rest.
    @MainActor
    fileprivate struct Place {
        let controller: UIViewController
        let screen: UIView
        /// The origin of the screen's bounds, in points of the container.
        private let origin: CGPoint

        init?(of key: UITransitionContextViewControllerKey, in context: any UIViewControllerContextTransitioning) {
            // A presentation may leave the presenting screen in place. The context then has no view for it.
            guard let controller = context.viewController(forKey: key), let screen = controller.viewIfLoaded else {
                return nil
            }
            self.controller = controller
            self.screen = screen
            origin = context.containerView.convert(screen.bounds, from: screen).origin
        }

        func frame(of view: UIView) -> CGRect {
            guard view.isDescendant(of: screen) else { return .zero }
            let frame = view.convert(view.bounds, to: screen)
            return frame.offsetBy(dx: origin.x - screen.bounds.minX, dy: origin.y - screen.bounds.minY)
        }
    }
}
