import UIKit

extension ScreenTransition {
    /// This transition, and in front of it every view that both screens show travels from its place on the one screen to
    /// its place on the other; see ``UIKit/UIView/sharedElementName``.
    ///
    /// Its centre and its size go along straight lines. A view that only one of the screens shows stays with its screen.
    public var withSharedElements: ScreenTransition {
        let travelling = ScreenTransition(
            name, timing: timing, perspective: perspective, motion: .intense, steps: steps,
            sharesElements: true
        ) { [self] scene in
            let cast = actors(in: scene)
            // Those that travel already keep their way.
            let others = scene.elements.filter { element in !cast.contains { $0.subject == .element(element.name) } }
            return cast + others.map(\.traveller)
        }
        guard case .other(let other) = backward else { return travelling }
        return travelling.onPop(other.withSharedElements)
    }
}

extension SharedElement {
    /// Goes from the one place to the other, as large as it is there.
    fileprivate var traveller: TransitionActor {
        .element(name) { [source, destination] progress in
            // A spring that swings past a much smaller place must not swing past no size at all.
            let width = max(0.001, progress.between(source.width / destination.width, 1))
            let height = max(0.001, progress.between(source.height / destination.height, 1))
            return .identity.transformed(by: CATransform3DMakeScale(width, height, 1))
                .translated(
                    x: (source.midX - destination.midX) * (1 - progress),
                    y: (source.midY - destination.midY) * (1 - progress))
        }
    }
}
