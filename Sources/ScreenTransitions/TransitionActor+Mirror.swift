import UIKit

extension TransitionActor {
    /// The actor on the way back: what came goes, the end first. `scene` is that of the way back.
    func reversed(in scene: TransitionScene) -> TransitionActor {
        let pose = pose
        guard case .element(let name) = subject, let element = scene.elements.first(where: { $0.name == name }) else {
            return TransitionActor(subject.reversed) { pose(1 - $0) }
        }
        // On the way there it rests where, on the way back, it comes from.
        return TransitionActor(subject) { pose(1 - $0).resting(in: element.destination, insteadOf: element.source) }
    }

    /// The actor in a mirror.
    func mirrored(in scene: TransitionScene) -> TransitionActor {
        let pose = pose
        let width = subject.mirrored.frame(in: scene).width
        return TransitionActor(subject.mirrored) { pose($0).mirrored(width: width) }
    }
}

extension TransitionActor.Subject {
    var reversed: Self {
        switch self {
        case .screen(let screen): .screen(screen.opposite)
        case .piece(let screen, let region): .piece(screen.opposite, region: region)
        case .element: self
        }
    }

    var mirrored: Self {
        guard case .piece(let screen, let region) = self else { return self }
        return .piece(
            screen,
            region: CGRect(x: 1 - region.maxX, y: region.minY, width: region.width, height: region.height))
    }
}
