import UIKit

extension TransitionActor.Subject {
    /// Where the subject is at rest, in points of the container. A shared view rests where it goes to.
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
