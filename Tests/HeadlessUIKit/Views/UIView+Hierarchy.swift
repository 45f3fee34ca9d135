extension UIView {
    public func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: place(of: sibling) + 1)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: place(of: sibling))
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
        reorderSublayers()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        reorderSublayers()
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        reorderSublayers()
    }

    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        move(toWindow: nil) {
            superview.subviews.removeAll { $0 === self }
            layer.removeFromSuperlayer()
            self.superview = nil
        }
        superview.setNeedsLayout()
        didMoveToSuperview()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let present = candidate {
            if present === view { return true }
            candidate = present.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// How many superviews the view has.
    var depth: Int {
        var depth = 0
        var view = superview
        while let present = view {
            depth += 1
            view = present.superview
        }
        return depth
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(view !== self, "A view cannot be its own subview.")
        precondition(!isDescendant(of: view), "A view cannot be added to a view that is inside it.")
        var index = index
        if view.superview === self {
            if let present = subviews.firstIndex(where: { $0 === view }), present < index { index -= 1 }
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(0, index), subviews.count))
            reorderSublayers()
            return
        }
        let previous = view.superview
        previous?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        view.move(toWindow: enclosingWindow) {
            previous?.subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(0, index), subviews.count))
            layer.insertSublayer(view.layer, at: UInt32(subviewLayerIndex(of: view)))
            view.superview = self
        }
        previous?.setNeedsLayout()
        setNeedsLayout()
        view.setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Layers that an app adds by hand stand between those of the subviews: a view's layer goes right above the layer of
    /// the subview below it.
    private func subviewLayerIndex(of view: UIView) -> Int {
        guard let index = subviews.firstIndex(where: { $0 === view }), index > 0 else { return 0 }
        let below = subviews[index - 1].layer
        return ((layer.sublayers ?? []).firstIndex { $0 === below } ?? -1) + 1
    }

    private func reorderSublayers() {
        let ofSubviews = subviews.map(\.layer)
        let others = (layer.sublayers ?? []).filter { sublayer in !ofSubviews.contains { $0 === sublayer } }
        layer.sublayers = others + ofSubviews
        setNeedsLayout()
    }

    private func place(of sibling: UIView) -> Int {
        subviews.firstIndex { $0 === sibling } ?? subviews.count
    }

    /// Changes the hierarchy by `change` and tells the whole branch if that took it to another window.
    private func move(toWindow window: UIWindow?, by change: () -> Void) {
        ConstraintLayout.branchWillLeave(self)
        let windowChanges = enclosingWindow !== window
        if windowChanges { branchWillMove(to: window) }
        change()
        if windowChanges {
            branchDidMove(to: window)
        } else {
            SafeAreaLayout.update(self)
        }
    }

    private func branchWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        // B3: a recognizer whose view leaves its window cannot go on.
        for recognizer in recognizers { recognizer.abandonAttempt() }
        for view in subviews { view.branchWillMove(to: window) }
    }

    private func branchDidMove(to window: UIWindow?) {
        enclosingWindow = window
        SafeAreaLayout.update(self)
        didMoveToWindow()
        viewController?.viewDidMove(to: window)
        for view in subviews { view.branchDidMove(to: window) }
    }
}
