extension UIView {
    public func addSubview(_ view: UIView) {
        insert(view, at: .front)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: .index(index))
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: .above(sibling))
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: .below(sibling))
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (first, second) = (subviews[index1].layer, subviews[index2].layer)
        subviews.swapAt(index1, index2)
        layer.sublayers = layer.sublayers?.map { $0 === first ? second : $0 === second ? first : $0 }
        setNeedsLayout()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: .front)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: .index(0))
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

    private enum Place {
        case front, index(Int), above(UIView), below(UIView)

        /// The place among the others, for a view that is present.
        func moved(from former: Int?) -> Place {
            guard case .index(let index) = self else { return self }
            return .index(BehaviourProfile.Layers.place(of: index, movingFrom: former))
        }
    }

    private func insert(_ view: UIView, at place: Place) {
        precondition(view !== self, "A view cannot be its own subview.")
        precondition(!isDescendant(of: view), "A view cannot be added to a view that is inside it.")
        if view.superview === self {
            let place = place.moved(from: subviews.firstIndex { $0 === view })
            subviews.removeAll { $0 === view }
            put(view, at: place)
            setNeedsLayout()
            return
        }
        let previous = view.superview
        previous?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        view.move(toWindow: enclosingWindow) {
            previous?.subviews.removeAll { $0 === view }
            put(view, at: place)
            view.superview = self
        }
        if view.layoutState.branchNeedsUpdateConstraints { markConstraintBranch() }
        previous?.setNeedsLayout()
        setNeedsLayout()
        view.setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Puts a view that is not, or no more, among the subviews into its place. Layers that an app adds by hand stand
    /// between those of the subviews: in front means in front of these as well, otherwise a view's layer goes right
    /// above or below that of its neighbour.
    private func put(_ view: UIView, at place: Place) {
        let index = index(of: place)
        switch place {
        case .front: layer.addSublayer(view.layer)
        case .below(let sibling) where sibling.superview === self:
            layer.insertSublayer(view.layer, below: sibling.layer)
        default:
            if index == 0 {
                layer.insertSublayer(view.layer, at: 0)
            } else {
                layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
            }
        }
        subviews.insert(view, at: index)
    }

    private func index(of place: Place) -> Int {
        switch place {
        case .front: subviews.count
        case .index(let index): min(max(0, index), subviews.count)
        case .above(let sibling): subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
        case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
        }
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
