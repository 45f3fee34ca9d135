import UIKit

extension TransitionScene {
    /// The scene of the way back: sources and destinations exchanged.
    var reversed: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: $0.destination, destination: $0.source)
        }
        return scene
    }

    /// The mirror image of the scene, left and right exchanged.
    var mirrored: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: mirrored($0.source), destination: mirrored($0.destination))
        }
        return scene
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
