/// The part of a layer's media timing that its subtree's time follows.
struct LayerTiming {
    var beginTime: TimeInterval = 0
    var speed: Float = 1
    var timeOffset: TimeInterval = 0

    var isNatural: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }
}

extension CALayer {
    /// How this layer's time follows the device's, through all layers above it.
    var timeMap: TimeMap {
        if let modelLayer { return modelLayer.timeMap }
        var chain: [LayerTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if !current.timing.isNatural { chain.append(current.timing) }
            layer = current.tree.superlayer
        }
        return chain.reversed().reduce(.identity) { map, timing in
            map.descending(
                beginTime: timing.beginTime, speed: Double(timing.speed), timeOffset: timing.timeOffset
            )
        }
    }

    func changeTiming(_ change: (inout LayerTiming) -> Void) {
        change(&timing)
        AnimationEngine.timeWasBent()
    }
}
