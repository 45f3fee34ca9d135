import UIKit

/// The views that the two screens of a running transition share, which are hidden while their pictures travel.
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

    /// Looks for them. Both screens have been laid out, and stand where the one begins and the other is to end.
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

    /// Where they are at rest now, whatever the transition does with the screens meanwhile.
    var elements: [SharedElement] {
        guard let leaving, let arriving else { return [] }
        return pairs.compactMap { pair in
            let (source, destination) = (leaving.frame(of: pair.source), arriving.frame(of: pair.destination))
            guard !source.isEmpty, !destination.isEmpty else { return nil }
            return SharedElement(name: pair.name, source: source, destination: destination)
        }
    }

    func pair(named name: String) -> Pair? { pairs.first { $0.name == name } }

    /// Hides the two views of a name; without `isHidden`, which changes the layout of a stack view.
    func hide(_ pair: Pair) {
        for view in [pair.source, pair.destination] {
            hidden.append((view, view.alpha))
            view.alpha = 0
        }
    }

    /// Whether something in `view` is hidden now.
    func hidesPart(of view: UIView) -> Bool {
        hidden.contains { $0.view !== view && $0.view.isDescendant(of: view) }
    }

    /// Shows everything again that was hidden; what the app has shown by itself meanwhile stays as it is.
    func show() {
        for (view, alpha) in hidden.reversed() where view.alpha == 0 { view.alpha = alpha }
        hidden = []
    }
}

extension SharedViews {
    /// One of the screens, and where it is at rest.
    @MainActor
    fileprivate struct Place {
        let controller: UIViewController
        let screen: UIView
        /// Of the screen's bounds, in the container.
        private let origin: CGPoint

        init?(of key: UITransitionContextViewControllerKey, in context: any UIViewControllerContextTransitioning) {
            // A presentation may leave the screen behind where it is, and has no view to lend then.
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
