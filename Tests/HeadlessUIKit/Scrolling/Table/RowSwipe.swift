/// The swipe actions of a table's rows: dragging a row open, showing its actions, closing it.
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
    /// A row that is dragged or stands open.
    private struct Opening {
        let path: IndexPath
        let configuration: UISwipeActionsConfiguration
        /// 1 if the row moves to the right and uncovers its left side, −1 the other way round.
        let direction: CGFloat
        let actions: RowActionsView
        /// How far the row has moved; positive to the right.
        var offset: CGFloat = 0
        /// The offset when the present drag began.
        var start: CGFloat = 0
    }

    private unowned let table: UITableView
    private var opening: Opening?
    /// The row under a finger that may begin to drag it: what `shouldBegin` has found out.
    private var candidate: Opening?
    private var closesAtLift = false

    private lazy var pan: RowSwipeGestureRecognizer = {
        let pan = RowSwipeGestureRecognizer(target: nil, action: nil)
        pan.delegate = self
        if HeadlessRuntime.current.profile.scrolling.trackpadDragsRows { pan.allowedScrollTypesMask = .continuous }
        action.attach(to: pan)
        return pan
    }()
    private lazy var action = RecognizerAction { [weak self] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
    }

    init(in table: UITableView) {
        self.table = table
        super.init()
    }

    func attach() {
        table.addGestureRecognizer(RowCloseGestureRecognizer(of: self))
        table.addGestureRecognizer(pan)
    }

    var openRow: IndexPath? { opening?.path }

    func offset(of path: IndexPath) -> CGFloat {
        opening?.path == path ? opening?.offset ?? 0 : 0
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        candidate = nil
        let movement = pan.translation(in: table)
        let location = pan.location(in: table)
        let start =
            pan.scroll == nil ? CGPoint(x: location.x - movement.x, y: location.y - movement.y) : location
        guard let path = table.indexPathForRow(at: start) else { return false }
        if opening?.path == path { return true }
        candidate = makeOpening(of: path, direction: movement.x < 0 ? -1 : 1)
        return candidate != nil
    }

    private func makeOpening(of path: IndexPath, direction: CGFloat) -> Opening? {
        let canEdit = OptionalRequirement.ask(table.dataSource) { $0.tableView(table, canEditRowAt: path) } ?? true
        let isRightToLeft = table.isRightToLeft
        let isLeading = (direction > 0) != isRightToLeft
        let configuration = OptionalRequirement.ask(table.delegate) { delegate in
            isLeading
                ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
                : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        }
        guard canEdit, !table.storedIsEditing, let configuration = configuration ?? nil, !configuration.actions.isEmpty
        else { return nil }
        let actions = RowActionsView(configuration.actions, isAtLeft: direction > 0) { [weak self] action in
            self?.perform(action)
        }
        return Opening(path: path, configuration: configuration, direction: direction, actions: actions)
    }

    // MARK: Dragging

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: move(pan)
        case .ended: end(velocity: pan.velocity(in: table).x)
        case .cancelled: close()
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        closesAtLift = false
        if let candidate {
            close()
            opening = candidate
            self.candidate = nil
            table.addSubview(candidate.actions)
            OptionalRequirement.ask(table.delegate) { $0.tableView(table, willBeginEditingRowAt: candidate.path) }
        }
        let start = opening?.offset ?? 0
        opening?.start = start
        move(pan)
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        guard let opening else { return }
        let wanted = (opening.start + pan.translation(in: table).x) * opening.direction
        place(at: max(0, wanted) * opening.direction)
    }

    private func end(velocity: CGFloat) {
        guard let opening else { return }
        let scrolling = HeadlessRuntime.current.profile.scrolling
        let uncovered = opening.offset * opening.direction
        let speed = velocity * opening.direction
        if opening.configuration.performsFirstActionWithFullSwipe,
            uncovered >= table.bounds.width * scrolling.swipeActionsFullSwipePart
        {
            perform(opening.configuration.actions[0])
        } else if speed > scrolling.swipeActionsOpeningVelocity
            || (uncovered >= width * scrolling.swipeActionsOpeningPart
                && speed > -scrolling.swipeActionsOpeningVelocity)
        {
            animate { $0.place(at: $0.width * opening.direction) }
        } else {
            close()
        }
    }

    /// Of all the buttons of the open row.
    private var width: CGFloat {
        CGFloat(opening?.configuration.actions.count ?? 0) * HeadlessRuntime.current.profile.scrolling.swipeActionWidth
    }

    private func place(at offset: CGFloat) {
        guard var opening else { return }
        opening.offset = offset
        self.opening = opening
        let row = table.geometry.row(opening.path)
        table.shownCells[opening.path]?.frame = row.offsetBy(dx: offset, dy: 0)
        opening.actions.frame = CGRect(
            x: offset > 0 ? row.minX : row.maxX + offset, y: row.minY, width: abs(offset), height: row.height)
        opening.actions.layoutIfNeeded()
    }

    // MARK: Closing

    /// Closes the open row if a touch has landed beside its actions.
    ///
    /// - Returns: Whether it closes the row, now or when it lifts.
    func closeIfNeeded(for touch: UITouch) -> Bool {
        guard let opening, let view = touch.view, !view.isDescendant(of: opening.actions) else { return false }
        // On the open row itself it may drag the row, so that closes when it is clear that it does not.
        if table.indexPathForRow(at: touch.location(in: table)) == opening.path {
            closesAtLift = true
        } else {
            close()
        }
        return true
    }

    func closeIfAsked() {
        guard closesAtLift else { return }
        closesAtLift = false
        close()
    }

    func close() {
        guard let closing = opening else { return }
        animate { $0.place(at: 0) }
        opening = nil
        closing.actions.removeFromSuperview()
        OptionalRequirement.ask(table.delegate) { $0.tableView(table, didEndEditingRowAt: closing.path) }
    }

    /// The rows are new: whatever was open is gone.
    func forget() {
        opening?.actions.removeFromSuperview()
        opening = nil
        candidate = nil
        closesAtLift = false
    }

    private func perform(_ action: UIContextualAction) {
        guard let opening else { return }
        action.handler(action, opening.actions) { [weak self] _ in self?.close() }
    }

    private func animate(_ change: @escaping (RowSwipe) -> Void) {
        UIView.animate(withDuration: HeadlessRuntime.current.profile.scrolling.animationDuration) { change(self) }
    }
}
