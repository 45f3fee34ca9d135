/// Items that a layout places, made as they come into view.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            setNeedsReload()
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layoutIsOutOfDate()
        }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    var selection: [IndexPath] = []
    var highlightedItem: IndexPath?

    private var shown: [CollectionElement: UICollectionReusableView] = [:]
    private var reuse = CollectionReuse()
    private var counts: [Int] = []
    private var needsReload = true
    private var needsPreparation = true
    private var laidOutSize = CGSize.zero

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(reusable(cellClass), of: nil, as: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.register(reusable(viewClass), of: elementKind, as: identifier)
    }

    private func reusable(_ viewClass: AnyClass?) -> UICollectionReusableView.Type? {
        guard let viewClass else { return nil }
        guard let reusable = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure("\(viewClass) is not a kind of UICollectionReusableView.")
        }
        return reusable
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = reuse.view(of: nil, as: identifier) as? UICollectionViewCell else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier): register a class for the identifier")
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = reuse.view(of: elementKind, as: identifier) else {
            preconditionFailure(
                "unable to dequeue a view of kind \(elementKind) with identifier \(identifier): register a class for them"
            )
        }
        return view
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(nil, at: indexPath)] as? UICollectionViewCell
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown[CollectionElement(elementKind, at: indexPath)]
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }

    open var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return indexPathsForVisibleItems.compactMap(cellForItem(at:))
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    // MARK: Items

    open var numberOfSections: Int {
        reloadIfNeeded()
        return counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return collectionViewLayout.layoutAttributesForElements(in: near)?.filter { attributes in
            attributes.representedElementCategory == .cell && attributes.frame.contains(point)
        }.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        var offset = contentOffset
        if scrollPosition.contains(.left) {
            offset.x = item.minX - inset.left
        } else if scrollPosition.contains(.centeredHorizontally) {
            offset.x = item.midX - (bounds.width + inset.left - inset.right) / 2
        } else if scrollPosition.contains(.right) {
            offset.x = item.maxX - bounds.width + inset.right
        }
        if scrollPosition.contains(.top) {
            offset.y = item.minY - inset.top
        } else if scrollPosition.contains(.centeredVertically) {
            offset.y = item.midY - (bounds.height + inset.top - inset.bottom) / 2
        } else if scrollPosition.contains(.bottom) {
            offset.y = item.maxY - bounds.height + inset.bottom
        }
        if scrollPosition.isEmpty { return scrollRectToVisible(item, animated: animated) }
        setContentOffset(limited(offset), animated: animated)
    }

    // MARK: Changes. A limit of the model: items come and go, and layouts change, without animation.

    open func reloadData() {
        needsReload = false
        for element in shown.keys { retire(element) }
        selection = []
        highlightedItem = nil
        counts = []
        if let dataSource {
            let sections = OptionalRequirement.ask(dataSource) { $0.numberOfSections(in: self) } ?? 1
            counts = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
        }
        layoutIsOutOfDate()
    }

    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        if needsReload { reloadData() }
    }

    // MARK: Layout

    func layoutIsOutOfDate() {
        needsPreparation = true
        setNeedsLayout()
    }

    private func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation else { return }
        needsPreparation = false
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let isOutOfDate =
                newValue != super.bounds && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            super.bounds = newValue
            if isOutOfDate { collectionViewLayout.invalidateLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A frame of another size changes the bounds, too.
        if laidOutSize != bounds.size { layoutIsOutOfDate() }
        laidOutSize = bounds.size
        prepareIfNeeded()
        backgroundView?.frame = bounds
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).sorted {
            ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath)
        }
        let wanted = Set(attributes.map(CollectionElement.init))
        for element in shown.keys where !wanted.contains(element) { retire(element) }
        for attributes in attributes { show(attributes) }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = CollectionElement(attributes)
        if let view = shown[element] { return attributes.place(view) }
        guard let dataSource else { return }
        let view: UICollectionReusableView
        if let kind = element.kind {
            let supplementary = OptionalRequirement.ask(dataSource) {
                $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
            }
            guard let supplementary else { return }
            view = supplementary
        } else {
            let cell = dataSource.collectionView(self, cellForItemAt: element.path)
            cell.isSelected = selection.contains(element.path)
            OptionalRequirement.ask(delegate) { $0.collectionView(self, willDisplay: cell, forItemAt: element.path) }
            view = cell
        }
        shown[element] = view
        attributes.place(view)
        addSubview(view)
    }

    private func retire(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        reuse.take(view, of: element.kind)
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isHighlighted = false
        cell.isSelected = false
        OptionalRequirement.ask(delegate) { $0.collectionView(self, didEndDisplaying: cell, forItemAt: element.path) }
    }

    // MARK: Touches

    /// DOC: the layout says first where content that is let go comes to rest. The velocity is in points per second.
    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed,
            withScrollingVelocity: CGPoint(x: velocity.x * 1000, y: velocity.y * 1000))
    }

    // A cell does nothing with a touch: it comes up to the collection view.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        highlightItem(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        selectHighlightedItem(ifAt: touch.location(in: self))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlightItem()
    }
}
