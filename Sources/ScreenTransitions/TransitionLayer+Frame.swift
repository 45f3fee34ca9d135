import UIKit

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
}
