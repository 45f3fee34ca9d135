import UIKit

/// The animations that an animator has added to layers, as opposed to those that were there before, such as the
/// spinning of an activity indicator.
@MainActor
struct LayerAnimations {
    private struct Place {
        let layer: CALayer
        let key: String
    }

    private var known: [ObjectIdentifier: [String: CAAnimation]] = [:]
    private var added: [Place] = []
    private var stills: [Place] = []

    /// Records the current animations of `layers` and all their sublayers.
    init(knownBelow layers: [CALayer]) {
        for layer in layers {
            layer.visitAll { layer in
                for key in layer.animationKeys() ?? [] {
                    known[ObjectIdentifier(layer), default: [:]][key] = layer.animation(forKey: key)
                }
            }
        }
    }

    /// Records the animations of `layer` and its sublayers that were not known. Animations without a key cannot be
    /// found.
    mutating func noteThoseAdded(below layer: CALayer) {
        layer.visitAll { layer in
            for key in layer.animationKeys() ?? []
            where known[ObjectIdentifier(layer)]?[key] !== layer.animation(forKey: key) {
                added.append(Place(layer: layer, key: key))
            }
        }
        known = [:]
    }

    /// Replaces every added animation with a stopped copy, which shows what the animation shows now until it is
    /// removed. The delegates of the animations are told of the removal.
    mutating func replaceByStills() {
        for place in added {
            guard let still = place.layer.animation(forKey: place.key)?.copy() as? CAAnimation else { continue }
            place.layer.removeAnimation(forKey: place.key)
            // An animation that has not begun shows nothing unless it fills backwards.
            let now = place.layer.convertTime(CACurrentMediaTime(), from: nil)
            let elapsed = still.beginTime > 0 ? now - still.beginTime : 0
            guard elapsed >= -1e-6 || still.fillMode == .backwards || still.fillMode == .both else { continue }
            still.timeOffset += max(elapsed, 0) * TimeInterval(still.speed)
            // At a speed of 0 it stays at its time offset, and never ends.
            still.speed = 0
            still.delegate = nil
            let key = "FullScreenPop.still.\(place.key)"
            place.layer.add(still, forKey: key)
            stills.append(Place(layer: place.layer, key: key))
        }
        added = []
    }

    /// Removes the stopped copies.
    mutating func removeStills() {
        for still in stills { still.layer.removeAnimation(forKey: still.key) }
        stills = []
    }
}

extension CALayer {
    /// Calls `body` with this layer, its mask, and all sublayers.
    fileprivate func visitAll(_ body: (CALayer) -> Void) {
        body(self)
        mask?.visitAll(body)
        for layer in sublayers ?? [] { layer.visitAll(body) }
    }
}
