extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects without telling the delegate; nil selects nothing.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: By touch

    func highlightRow(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForRow(at: point) else { return }
        guard OptionalRequirement.ask(delegate, { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true else {
            return
        }
        highlightedRow = path
        shownCells[path]?.setHighlighted(true, animated: false)
        OptionalRequirement.ask(delegate) { $0.tableView(self, didHighlightRowAt: path) }
    }

    func unhighlightRow() {
        guard let path = highlightedRow else { return }
        highlightedRow = nil
        shownCells[path]?.setHighlighted(false, animated: false)
        OptionalRequirement.ask(delegate) { $0.tableView(self, didUnhighlightRowAt: path) }
    }

    func selectHighlightedRow(ifAt point: CGPoint) {
        guard let path = highlightedRow else { return }
        unhighlightRow()
        guard indexPathForRow(at: point) == path else { return }
        if allowsMultipleSelection, selection.contains(path) {
            deselectRow(at: path, animated: false)
            OptionalRequirement.ask(delegate) { $0.tableView(self, didDeselectRowAt: path) }
        } else {
            choose(path)
        }
    }

    private func choose(_ path: IndexPath) {
        // The delegate may name another row, or none.
        let chosen = OptionalRequirement.ask(delegate) { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen else { return }
        let given = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        for path in given { OptionalRequirement.ask(delegate) { $0.tableView(self, didDeselectRowAt: path) } }
        OptionalRequirement.ask(delegate) { $0.tableView(self, didSelectRowAt: chosen) }
    }
}
