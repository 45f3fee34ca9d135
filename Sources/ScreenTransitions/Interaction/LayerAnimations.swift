import UIKit

/// The animations that an animator has added to layers, apart from those that were there before: those of the screens
/// themselves, such as a spinning indicator.
@MainActor
struct LayerAnimations {
    private struct Place {
        let layer: CALayer
        let key: String
    }

    private var known: [ObjectIdentifier: [String: CAAnimation]] = [:]
    private var added: [Place] = []
    private var stills: [Place] = []

    /// Notes the animations that are there now, on `layers` and all layers below them.
    init(knownBelow layers: [CALayer]) {
        for layer in layers {
            layer.visitAll { layer in
                for key in layer.animationKeys() ?? [] {
                    known[ObjectIdentifier(layer), default: [:]][key] = layer.animation(forKey: key)
                }
            }
        }
    }

    /// Notes the animations on `layer` and below that were not there at first. An animation without a key cannot be found.
    mutating func noteThoseAdded(below layer: CALayer) {
        layer.visitAll { layer in
            for key in layer.animationKeys() ?? []
            where known[ObjectIdentifier(layer)]?[key] !== layer.animation(forKey: key) {
                added.append(Place(layer: layer, key: key))
            }
        }
        known = [:]
    }

    /// Puts in the place of every animation that was added one that shows for good what that one shows at its start. The
    /// delegates are told that the animations have been removed.
    mutating func replaceByStills() {
        for place in added {
            guard let still = place.layer.animation(forKey: place.key)?.copy() as? CAAnimation else { continue }
            place.layer.removeAnimation(forKey: place.key)
            // One that shows nothing before it begins, and has been told to begin later, shows nothing now.
            let now = place.layer.convertTime(CACurrentMediaTime(), from: nil)
            let lead = still.beginTime > 0 ? now - still.beginTime : 0
            guard lead >= -1e-6 || still.fillMode == .backwards || still.fillMode == .both else { continue }
            still.timeOffset += max(lead, 0) * TimeInterval(still.speed)
            // Stands at its time offset, and never ends.
            still.speed = 0
            still.delegate = nil
            let key = "FullScreenPop.still.\(place.key)"
            place.layer.add(still, forKey: key)
            stills.append(Place(layer: place.layer, key: key))
        }
        added = []
    }

    /// Takes the stills away again.
    mutating func removeStills() {
        for still in stills { still.layer.removeAnimation(forKey: still.key) }
        stills = []
    }
}

extension CALayer {
    /// Calls `body` with this layer and all below it, masks among them.
    fileprivate func visitAll(_ body: (CALayer) -> Void) {
        body(self)
        mask?.visitAll(body)
        for layer in sublayers ?? [] { layer.visitAll(body) }
    }
}
