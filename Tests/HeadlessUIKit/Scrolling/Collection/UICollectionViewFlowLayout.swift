/// Items one after another in lines, and the lines below each other, or beside each other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    private var items: [[UICollectionViewLayoutAttributes]] = []
    private var bands: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    private var length: CGFloat = 0

    private var scrollAxis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    /// How wide the lines are, in points.
    private var lineLength: CGFloat {
        guard let collectionView else { return 0 }
        let inset = collectionView.adjustedContentInset
        let across = scrollAxis.other
        return max(0, collectionView.bounds.size[across] - inset.before(across) - inset.after(across))
    }

    // MARK: What the collection view asks

    open override func prepare() {
        items = []
        bands = [:]
        length = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections { layOut(section, of: collectionView) }
    }

    open override var collectionViewContentSize: CGSize {
        scrollAxis == .vertical
            ? CGSize(width: lineLength, height: length) : CGSize(width: length, height: lineLength)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (items.flatMap(\.self) + bands.values).filter { $0.frame.overlaps(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        bands[CollectionElement(elementKind, at: indexPath)]
    }

    /// DOC: the lines depend on how wide the collection view is.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size[scrollAxis.other] != newBounds.size[scrollAxis.other] } ?? false
    }

    // MARK: Sections

    private func layOut(_ section: Int, of collectionView: UICollectionView) {
        let answers = FlowAnswers(of: self, in: collectionView, section: section)
        let inset = answers.inset
        let across = scrollAxis.other
        addBand(UICollectionView.elementKindSectionHeader, answers.headerSize, section)
        length += inset.before(scrollAxis)
        let room = lineLength - inset.before(across) - inset.after(across)
        let count = collectionView.numberOfItems(inSection: section)
        let sizes = (0..<count).map { answers.size(ofItem: $0) }
        let lines = FlowLine.lines(of: sizes, along: across, within: room, spacing: answers.itemSpacing)
        var placed: [UICollectionViewLayoutAttributes] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { length += answers.lineSpacing }
            let places = line.places(isLast: index == lines.count - 1, within: room, spacing: answers.itemSpacing)
            for (item, place) in zip(line.items, places) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                var origin = CGPoint.zero
                origin[across] = inset.before(across) + place
                // Lower ones are in the middle of their line.
                origin[scrollAxis] = length + (line.height - sizes[item][scrollAxis]) / 2
                attributes.frame = CGRect(origin: origin, size: sizes[item])
                placed.append(attributes)
            }
            length += line.height
        }
        items.append(placed)
        length += inset.after(scrollAxis)
        addBand(UICollectionView.elementKindSectionFooter, answers.footerSize, section)
    }

    /// A header or a footer is as long as the lines.
    private func addBand(_ kind: String, _ size: CGSize, _ section: Int) {
        guard size[scrollAxis] > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            scrollAxis == .vertical
            ? CGRect(x: 0, y: length, width: lineLength, height: size.height)
            : CGRect(x: length, y: 0, width: size.width, height: lineLength)
        bands[CollectionElement(attributes)] = attributes
        length += size[scrollAxis]
    }
}

/// What a flow layout is like in one section: as its delegate says, or the layout itself.
@MainActor
private struct FlowAnswers {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let section: Int

    init(of layout: UICollectionViewFlowLayout, in collectionView: UICollectionView, section: Int) {
        self.layout = layout
        self.collectionView = collectionView
        self.section = section
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    }

    func size(ofItem item: Int) -> CGSize {
        let path = IndexPath(item: item, section: section)
        return answer(\.itemSize) { $0.collectionView(collectionView, layout: layout, sizeForItemAt: path) }
    }

    var inset: UIEdgeInsets {
        answer(\.sectionInset) { $0.collectionView(collectionView, layout: layout, insetForSectionAt: section) }
    }

    var lineSpacing: CGFloat {
        answer(\.minimumLineSpacing) {
            $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    var itemSpacing: CGFloat {
        answer(\.minimumInteritemSpacing) {
            $0.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    var headerSize: CGSize {
        answer(\.headerReferenceSize) {
            $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    var footerSize: CGSize {
        answer(\.footerReferenceSize) {
            $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
    }

    /// The delegate's answer, or what the layout says itself.
    private func answer<Answer>(
        _ own: KeyPath<UICollectionViewFlowLayout, Answer>,
        _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer {
        OptionalRequirement.ask(delegate, question) ?? layout[keyPath: own]
    }
}

extension CGRect {
    /// Whether they have more than a side in common.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
