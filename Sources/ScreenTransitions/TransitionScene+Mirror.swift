import UIKit

extension TransitionScene {
    /// The scene as the way back sees it.
    var reversed: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: $0.destination, destination: $0.source)
        }
        return scene
    }

    var mirrored: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: mirrored($0.source), destination: mirrored($0.destination))
        }
        return scene
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
