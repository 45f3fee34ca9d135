extension UICollectionView {
    public var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Selects without telling the delegate; nil selects nothing.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: By touch

    func highlightItem(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForItem(at: point) else { return }
        guard OptionalRequirement.ask(delegate, { $0.collectionView(self, shouldHighlightItemAt: path) }) ?? true else {
            return
        }
        highlightedItem = path
        cellForItem(at: path)?.isHighlighted = true
        OptionalRequirement.ask(delegate) { $0.collectionView(self, didHighlightItemAt: path) }
    }

    func unhighlightItem() {
        guard let path = highlightedItem else { return }
        highlightedItem = nil
        cellForItem(at: path)?.isHighlighted = false
        OptionalRequirement.ask(delegate) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }

    func selectHighlightedItem(ifAt point: CGPoint) {
        guard let path = highlightedItem else { return }
        unhighlightItem()
        guard indexPathForItem(at: point) == path else { return }
        if selection.contains(path), allowsMultipleSelection {
            giveUp(path)
        } else if !selection.contains(path) {
            choose(path)
        } else {
            OptionalRequirement.ask(delegate) { $0.collectionView(self, didSelectItemAt: path) }
        }
    }

    private func choose(_ path: IndexPath) {
        guard OptionalRequirement.ask(delegate, { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true else {
            return
        }
        let given = allowsMultipleSelection ? [] : selection
        selectItem(at: path, animated: false, scrollPosition: [])
        for other in given { OptionalRequirement.ask(delegate) { $0.collectionView(self, didDeselectItemAt: other) } }
        OptionalRequirement.ask(delegate) { $0.collectionView(self, didSelectItemAt: path) }
    }

    private func giveUp(_ path: IndexPath) {
        guard OptionalRequirement.ask(delegate, { $0.collectionView(self, shouldDeselectItemAt: path) }) ?? true else {
            return
        }
        deselectItem(at: path, animated: false)
        OptionalRequirement.ask(delegate) { $0.collectionView(self, didDeselectItemAt: path) }
    }
}
