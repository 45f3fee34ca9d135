/// Where a model layer hangs.
struct LayerTree {
    /// Cleared by the superlayer when it goes.
    unowned(unsafe) var superlayer: CALayer?
    var sublayers: [CALayer] = []
    var mask: CALayer?
    /// Whether the layer is the root of what a screen shows.
    var isHosted = false
}

extension CALayer {
    /// Whether this layer is the root of a tree that a screen shows: the layer of a window. Layers that leave such a
    /// tree lose their animations.
    var isHosted: Bool {
        get { tree.isHosted }
        set { tree.isHosted = newValue }
    }

    var isOnScreen: Bool {
        root.tree.isHosted
    }

    var root: CALayer {
        var layer = self
        while let above = layer.tree.superlayer { layer = above }
        return layer
    }

    var shownSublayers: [CALayer]? {
        guard let modelLayer else { return tree.sublayers.isEmpty ? nil : tree.sublayers }
        let shown = modelLayer.tree.sublayers.compactMap { $0.presentation() }
        return shown.isEmpty ? nil : shown
    }

    func insert(_ layer: CALayer, at index: Int) {
        let former = tree.sublayers.firstIndex { $0 === layer }
        let place = BehaviourProfile.Layers.place(of: index, movingFrom: former)
        insert(layer) { _ in place }
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { others in others.firstIndex { $0 === sibling } ?? 0 }
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { others in (others.firstIndex { $0 === sibling } ?? others.endIndex - 1) + 1 }
    }

    /// `place` is asked for an index among the others: a sublayer that is present is taken out first.
    private func insert(_ layer: CALayer, place: ([CALayer]) -> Int) {
        precondition(layer !== self, "A layer cannot be its own sublayer.")
        if layer.tree.superlayer === self, tree.mask !== layer {
            tree.sublayers.removeAll { $0 === layer }
        } else {
            layer.leaveSuperlayer()
        }
        tree.sublayers.insert(layer, at: min(max(0, place(tree.sublayers)), tree.sublayers.endIndex))
        layer.tree.superlayer = self
        sublayersDidChange()
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, tree.sublayers.contains(where: { $0 === old }) else { return }
        insert(new, below: old)
        old.leaveSuperlayer()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for old in tree.sublayers where !layers.contains(where: { $0 === old }) { old.leaveSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func leaveSuperlayer() {
        guard let above = tree.superlayer else { return }
        tree.superlayer = nil
        if above.tree.mask === self {
            above.tree.mask = nil
        } else {
            above.tree.sublayers.removeAll { $0 === self }
        }
        above.sublayersDidChange()
    }

    func setMask(_ mask: CALayer?) {
        guard mask !== tree.mask else { return }
        mask?.leaveSuperlayer()
        tree.mask?.tree.superlayer = nil
        tree.mask = mask
        mask?.tree.superlayer = self
        AnimationEngine.timeWasBent()
    }

    private func sublayersDidChange() {
        setNeedsLayout()
        AnimationEngine.timeWasBent()
    }
}
