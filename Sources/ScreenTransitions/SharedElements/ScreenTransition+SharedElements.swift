import UIKit

extension ScreenTransition {
    /// This transition with a layer in front for every view that both screens show. The view moves from its place on
    /// one screen to its place on the other; see ``UIKit/UIView/sharedElementName``.
    ///
    /// The centre and the size change linearly. A spring doesn't carry a view out of the container. A view that only
    /// one of the screens shows stays on its screen.
    public var withSharedElements: ScreenTransition {
        var sharing = oneWay
        sharing.motion = .intense
        sharing.sharesElements = true
        sharing.makeLayers = { [makeLayers] scene in
            let layers = makeLayers(scene)
            // Elements that already have a layer in this transition keep it.
            let others = scene.elements.filter { element in !layers.contains { $0.subject == .element(element.name) } }
            return layers + others.map { $0.layer(in: scene.size) }
        }
        guard case .other(let other) = backward else { return sharing }
        return sharing.onPop(other.withSharedElements)
    }
}

extension SharedElement {
    /// Moves from the source to the destination, and resizes on the way.
    fileprivate func layer(in size: CGSize) -> TransitionLayer {
        .element(name) { progress in
            let frame = frame(at: progress, in: size)
            return .identity
                .transformed(
                    by: CATransform3DMakeScale(
                        frame.width / destination.width, frame.height / destination.height, 1)
                )
                .translated(x: frame.midX - destination.midX, y: frame.midY - destination.midY)
        }
    }
}
