import UIKit

extension ScreenTransition {
    /// This transition with a layer in front for every view that both screens show. It moves from its place on one
    /// screen to its place on the other, see ``UIKit/UIView/sharedElementName``.
    ///
    /// The centre and the size change linearly. A view that only one of the screens shows stays on its screen.
    public var withSharedElements: ScreenTransition {
        var sharing = oneWay
        sharing.motion = .intense
        sharing.sharesElements = true
        sharing.makeLayers = { [makeLayers] scene in
            let layers = makeLayers(scene)
            // Elements that have a layer of this transition keep it.
            let others = scene.elements.filter { element in !layers.contains { $0.subject == .element(element.name) } }
            return layers + others.map(\.layer)
        }
        guard case .other(let other) = backward else { return sharing }
        return sharing.onPop(other.withSharedElements)
    }
}

extension SharedElement {
    /// Moves from the source to the destination, and resizes on the way.
    fileprivate var layer: TransitionLayer {
        .element(name) { [source, destination] progress in
            // A spring that overshoots a much smaller destination must not lead to a negative size.
            let width = max(0.001, progress.between(source.width / destination.width, 1))
            let height = max(0.001, progress.between(source.height / destination.height, 1))
            return .identity.transformed(by: CATransform3DMakeScale(width, height, 1))
                .translated(
                    x: (source.midX - destination.midX) * (1 - progress),
                    y: (source.midY - destination.midY) * (1 - progress))
        }
    }
}
