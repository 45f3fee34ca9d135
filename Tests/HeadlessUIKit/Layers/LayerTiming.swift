/// The part of a layer's media timing that its subtree's time follows.
struct LayerTiming {
    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0
    /// Whether only the animations of views follow this timing, as in some percent-driven transitions.
    var isForViewsOnly = false

    var isNatural: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

    /// From the superlayer's time to this layer's.
    var map: TimeMap {
        TimeMap(scale: Double(speed), offset: timeOffset - beginTime * Double(speed))
    }
}

extension CALayer {
    /// How this layer's time follows the device's, through all layers above it.
    var timeMap: TimeMap { timeMap(ofView: true) }

    /// How the time of an animation on this layer follows the device's.
    func timeMap(ofView: Bool) -> TimeMap {
        if let modelLayer { return modelLayer.timeMap(ofView: ofView) }
        var map = TimeMap.identity
        var layer: CALayer? = self
        while let current = layer {
            let counts = !current.timing.isNatural && (ofView || !current.timing.isForViewsOnly)
            if counts { map = map.after(current.timing.map) }
            layer = current.tree.superlayer
        }
        return map
    }

    func changeTiming(_ change: (inout LayerTiming) -> Void) {
        let stood = timing.speed == 0
        change(&timing)
        // Scrubbing: while time stands still no animation ends, wherever it stands.
        if !stood || timing.speed != 0 { AnimationEngine.timeWasBent() }
    }
}
