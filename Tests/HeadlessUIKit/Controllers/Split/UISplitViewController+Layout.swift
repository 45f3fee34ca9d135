// Where the columns are, and how the primary one comes and goes.
extension UISplitViewController {
    /// Puts the views of the columns where they belong. Their controllers hear of it by that.
    func putColumnsInPlace() {
        UIView.performWithoutAnimation {
            if isCollapsed {
                shade.removeFromSuperview()
            } else {
                if let secondary: UIView = secondaryStack?.view, secondary.superview !== view {
                    view.insertSubview(secondary, at: 0)
                }
                if let secondary: UIView = secondaryStack?.view { view.insertSubview(shade, aboveSubview: secondary) }
            }
            if let primary: UIView = primaryStack?.view {
                if !isCollapsed, !isPrimaryShown, !isMovingColumn {
                    primary.removeFromSuperview()
                } else if primary.superview !== view {
                    view.addSubview(primary)
                }
            }
            layoutColumns()
        }
    }

    func layoutColumns() {
        let bounds = view.bounds
        guard !isCollapsed else {
            primaryStack?.viewIfLoaded?.frame = bounds
            return
        }
        let width = primaryColumnWidth
        let isTiled = splitBehavior == .tile
        let beside = isTiled ? coverage * width : 0
        let secondary = CGRect(x: beside, y: 0, width: bounds.width - beside, height: bounds.height)
        let primary = CGRect(x: (coverage - 1) * width, y: 0, width: width, height: bounds.height)
        secondaryStack?.viewIfLoaded?.frame = mirrored(secondary)
        primaryStack?.viewIfLoaded?.frame = mirrored(primary)
        shade.frame = bounds
        shade.alpha = isTiled ? 0 : coverage * HeadlessRuntime.current.profile.columns.dimming
        shade.isHidden = isTiled || coverage == 0
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    var isRightToLeft: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The primary column comes and goes

    /// A limit of the model: while the column comes or goes, it cannot be told to do something else.
    func setPrimaryShown(_ isShown: Bool) {
        guard isShown != isPrimaryShown, !isMovingColumn else { return }
        guard isViewLoaded, view.window != nil else {
            isPrimaryShown = isShown
            coverage = isShown ? 1 : 0
            return
        }
        beginMove(toShown: isShown)
        settleMove(toShown: isShown)
    }

    func beginMove(toShown isShown: Bool) {
        tell(willShowPrimary: isShown)
        isMovingColumn = true
        moves += 1
        isPrimaryShown = isShown
        primaryStack?.beginAppearance(isShown, animated: true)
        putColumnsInPlace()
    }

    /// Moves the column to its place, from where a finger has left it.
    func settleMove(toShown isShown: Bool) {
        if isShown != isPrimaryShown {
            isPrimaryShown = isShown
            primaryStack?.beginAppearance(isShown, animated: true)
        }
        let move = moves
        UIView.animate(withDuration: HeadlessRuntime.current.profile.columns.duration) { [self] in
            coverage = isShown ? 1 : 0
            layoutColumns()
        } completion: { [weak self] _ in
            if self?.moves == move { self?.endMoveAtOnce() }
        }
    }

    func endMoveAtOnce() {
        guard isMovingColumn else { return }
        swipe.stop()
        isMovingColumn = false
        coverage = isPrimaryShown ? 1 : 0
        putColumnsInPlace()
        primaryStack?.endAppearance()
    }

    func tell(willShowPrimary isShown: Bool) {
        _ = OptionalRequirement.ask(delegate) {
            $0.splitViewController(self, willChangeTo: displayMode(whenShown: isShown))
        }
        _ = OptionalRequirement.ask(delegate) { delegate in
            if isShown {
                delegate.splitViewController(self, willShow: .primary)
            } else {
                delegate.splitViewController(self, willHide: .primary)
            }
        }
    }
}
