/// Rows below each other, made as they come into view.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public let style: Style

    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            setNeedsReload()
        }
    }

    open var rowHeight = automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight = automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight = automaticDimension { didSet { setNeedsReload() } }
    open var estimatedRowHeight = automaticDimension { didSet { setNeedsReload() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false

    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    var geometry = TableGeometry()
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var selection: [IndexPath] = []
    var highlightedRow: IndexPath?
    private(set) lazy var rowSwipe = RowSwipe(in: self)

    /// Whether the app has set the table to editing.
    private(set) var storedIsEditing = false
    private var needsReload = true
    private var registeredClasses: [String: UITableViewCell.Type] = [:]
    private var reusableCells: [String: [UITableViewCell]] = [:]
    private var sectionViews: [UIView] = []
    private var laidOutWidth: CGFloat = 0

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        rowSwipe.attach()
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            registeredClasses[identifier] = nil
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            preconditionFailure("\(cellClass) is not a kind of UITableViewCell.")
        }
        registeredClasses[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusableCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registeredClasses[identifier].map { $0.init(frame: .zero, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier): register a class for the identifier")
        }
        return cell
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] }
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        reloadIfNeeded()
        return geometry.rows(in: bounds)
    }

    // MARK: Editing

    /// Whether the app is editing the table, or a row is swiped open. No controls are shown for it.
    open var isEditing: Bool {
        get { storedIsEditing || rowSwipe.openRow != nil }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        if editing { rowSwipe.close() }
        for cell in shownCells.values { cell.setEditing(editing, animated: animated) }
    }

    // MARK: Rows

    open var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.numberOfSections
    }

    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return geometry.numberOfRows(in: section)
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return geometry.contains(indexPath) ? geometry.row(indexPath) : .zero
    }

    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        return geometry.section(section)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return geometry.header(of: section)
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return geometry.footer(of: section)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
            geometry.row($0).contains(point)
        }
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        return geometry.rows(in: rect)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let row = rectForRow(at: indexPath)
        let inset = adjustedContentInset
        let visible = bounds.height - inset.top - inset.bottom
        var offset = contentOffset
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: offset.y = row.minY - inset.top
        case .middle: offset.y = row.midY - inset.top - visible / 2
        case .bottom: offset.y = row.maxY - inset.top - visible
        }
        setContentOffset(limited(offset), animated: animated)
    }

    // MARK: Changes. A limit of the model: rows come and go without animation.

    open func reloadData() {
        rowSwipe.forget()
        for path in shownCells.keys { retire(path) }
        selection = []
        highlightedRow = nil
        measure()
        setNeedsLayout()
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        if needsReload { reloadData() }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        if laidOutWidth != bounds.width { measure() }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
        tableFooterView?.frame = CGRect(
            x: 0, y: geometry.bottom, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
        let wanted = geometry.rows(in: bounds)
        let kept = Set(wanted + [rowSwipe.openRow].compactMap { $0 })
        for path in shownCells.keys where !kept.contains(path) { retire(path) }
        for path in wanted { show(path) }
    }

    private func show(_ path: IndexPath) {
        guard let dataSource else { return }
        let cell = shownCells[path] ?? dataSource.tableView(self, cellForRowAt: path)
        cell.frame = geometry.row(path).offsetBy(dx: rowSwipe.offset(of: path), dy: 0)
        guard shownCells[path] == nil else { return }
        shownCells[path] = cell
        cell.stand(
            at: RowGround.Place(
                style: style, isFirst: path.row == 0, isLast: path.row == geometry.numberOfRows(in: path.section) - 1))
        cell.isSelected = selection.contains(path)
        cell.isEditing = storedIsEditing
        OptionalRequirement.ask(delegate) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
        insertSubview(cell, at: 0)
    }

    private func retire(_ path: IndexPath) {
        guard let cell = shownCells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.isHighlighted = false
        cell.isSelected = false
        if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
        OptionalRequirement.ask(delegate) { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    /// Asks for numbers, heights and headers anew.
    private func measure() {
        needsReload = false
        laidOutWidth = bounds.width
        for view in sectionViews { view.removeFromSuperview() }
        sectionViews = []
        guard let dataSource else {
            geometry = TableGeometry()
            contentSize = .zero
            return
        }
        let numbers = HeadlessRuntime.current.profile.scrolling
        let count = OptionalRequirement.ask(dataSource) { $0.numberOfSections(in: self) } ?? 1
        var bands: [[SectionBand?]] = []
        let sections = (0..<count).map { section in
            let header = band(.header, of: section)
            let footer = band(.footer, of: section)
            bands.append([header, footer])
            let rows = (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
                height(ofRowAt: IndexPath(row: $0, section: section))
            }
            return TableGeometry.Section(
                gap: style == .plain || header != nil ? 0 : numbers.groupSpacing, header: header?.height ?? 0,
                rows: rows, footer: footer?.height ?? 0)
        }
        geometry = TableGeometry(
            sections, top: tableHeaderView?.bounds.height ?? 0, width: bounds.width,
            inset: style == .insetGrouped ? numbers.groupInset : 0)
        for (section, pair) in bands.enumerated() {
            place(pair[0], at: geometry.header(of: section))
            place(pair[1], at: geometry.footer(of: section))
        }
        contentSize = CGSize(
            width: bounds.width, height: geometry.bottom + (tableFooterView?.bounds.height ?? 0))
    }

    private func place(_ band: SectionBand?, at frame: CGRect) {
        guard let view = band?.view else { return }
        view.frame = frame
        addSubview(view)
        sectionViews.append(view)
    }

    /// A limit of the model: it does not measure cells. A row that shall be as high as its cell needs is as high as it is
    /// estimated to be.
    private func height(ofRowAt path: IndexPath) -> CGFloat {
        let wished = OptionalRequirement.ask(delegate) { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
        if wished >= 0 { return wished }
        return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsReload()
    }

    // MARK: Touches

    // A cell does nothing with a touch: it comes up to the table.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        highlightRow(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        selectHighlightedRow(ifAt: touch.location(in: self))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlightRow()
    }
}
