import UIKit

extension TransitionLayer {
    /// Whether the poses have a vanishing point of their own.
    var hasVanishingPoint: Bool { pose(0).vanishingPoint != nil }

    /// The layer when the transition is played backward, with the screens exchanged. `scene` is that of the way back.
    func reversed(in scene: TransitionScene) -> TransitionLayer {
        let pose = pose
        guard case .element(let name) = subject, let element = scene.elements.first(where: { $0.name == name }) else {
            return TransitionLayer(subject.reversed) { pose(1 - $0) }
        }
        // The resting place of a shared view is its destination, which is the source of the way forward.
        return TransitionLayer(subject) { pose(1 - $0).resting(in: element.destination, insteadOf: element.source) }
    }

    /// The mirror image of the layer, left and right exchanged.
    func mirrored(in scene: TransitionScene) -> TransitionLayer {
        let pose = pose
        let width = subject.mirrored.frame(in: scene).width
        return TransitionLayer(subject.mirrored) { pose($0).mirrored(width: width) }
    }
}

extension TransitionLayer.Subject {
    /// The frame of the subject at rest, in points of the container. A shared view rests at its destination.
    func frame(in scene: TransitionScene) -> CGRect {
        switch self {
        case .screen:
            CGRect(origin: .zero, size: scene.size)
        case .piece(_, let region):
            CGRect(
                x: region.minX * scene.width, y: region.minY * scene.height,
                width: region.width * scene.width, height: region.height * scene.height)
        case .element(let name):
            scene.elements.first { $0.name == name }?.destination ?? .zero
        }
    }

    fileprivate var reversed: Self {
        switch self {
        case .screen(let screen): .screen(screen.opposite)
        case .piece(let screen, let region): .piece(screen.opposite, region: region)
        case .element: self
        }
    }

    fileprivate var mirrored: Self {
        guard case .piece(let screen, let region) = self else { return self }
        return .piece(
            screen,
            region: CGRect(x: 1 - region.maxX, y: region.minY, width: region.width, height: region.height))
    }
}
