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
    /// Whether this layer is the root of a tree that a screen shows: the layer of a window. Layers that leave such a tree
    /// lose their animations.
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
        precondition(layer !== self, "A layer cannot be its own sublayer.")
        var index = index
        if layer.tree.superlayer === self, let present = tree.sublayers.firstIndex(where: { $0 === layer }) {
            tree.sublayers.remove(at: present)
            if present < index { index -= 1 }
        } else {
            layer.leaveSuperlayer()
        }
        tree.sublayers.insert(layer, at: min(max(0, index), tree.sublayers.endIndex))
        layer.tree.superlayer = self
        sublayersDidChange()
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: tree.sublayers.firstIndex { $0 === sibling } ?? 0)
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (tree.sublayers.firstIndex { $0 === sibling } ?? tree.sublayers.endIndex - 1) + 1)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = tree.sublayers.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
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
