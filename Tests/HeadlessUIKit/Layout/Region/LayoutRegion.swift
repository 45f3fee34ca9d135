/// The views that are solved together: a host, whose size is given, and below it, down to any depth, the views that do
/// not translate their autoresizing masks. All places are in the host's coordinates.
@MainActor
final class LayoutRegion {
    let host: UIView
    /// Top-down; each has four unknowns, in this order.
    private(set) var views: [UIView] = []
    /// Guides that constraints decide; their unknowns come after those of the views.
    private(set) var guides: [UILayoutGuide] = []
    private var firstUnknown: [ObjectIdentifier: Int] = [:]
    private(set) var unknownCount = 0
    /// Whether the host's own size is looked for, as when a view is asked for its fitting size.
    let measuresHost: Bool

    init(host: UIView, measuresHost: Bool = false) {
        self.host = host
        self.measuresHost = measuresHost
        if measuresHost { number(host) }
        gather(in: host)
        for view in [host] + views { gatherGuides(of: view) }
    }

    private func gather(in view: UIView) {
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            views.append(subview)
            number(subview)
            gather(in: subview)
        }
    }

    private func gatherGuides(of view: UIView) {
        var decided = view.layoutState.guides
        if let scrollView = view as? UIScrollView, scrollView.hasConstrainedContent {
            decided.append(scrollView.contentLayoutGuide)
        }
        for guide in decided {
            guides.append(guide)
            number(guide)
        }
    }

    private func number(_ item: AnyObject) {
        firstUnknown[ObjectIdentifier(item)] = unknownCount
        unknownCount += 4
    }

    /// The view or guide that an unknown belongs to, and which of its four it is.
    func owner(of unknown: Int) -> (item: AnyObject, part: Part) {
        let part = Part(rawValue: unknown % 4) ?? .left
        let items: [AnyObject] = (measuresHost ? [host] : []) + views + guides
        return (items[unknown / 4], part)
    }

    enum Part: Int {
        case left, top, width, height

        var name: String {
            switch self {
            case .left: "horizontal position"
            case .top: "vertical position"
            case .width: "width"
            case .height: "height"
            }
        }
    }

    func contains(_ item: AnyObject?) -> Bool {
        item.map { firstUnknown[ObjectIdentifier($0)] != nil } ?? false
    }

    func firstUnknown(of item: AnyObject) -> Int? {
        firstUnknown[ObjectIdentifier(item)]
    }

    /// The constraints that have a say here, each once, in the order of the views and of activation. A measured view is
    /// alone: what ties it to others does not count.
    func constraints() -> [NSLayoutConstraint] {
        var seen = Set<ObjectIdentifier>()
        return ([host] + views).flatMap(\.layoutState.involving).filter { constraint in
            let concerns =
                contains(constraint.firstItem) || contains(constraint.secondItem)
                || constraint.views.contains { contains($0) }
            guard !measuresHost || constraint.views.allSatisfy({ $0.isDescendant(of: host) }) else { return false }
            return concerns && seen.insert(ObjectIdentifier(constraint)).inserted
        }
    }

    // MARK: Boxes

    func box(of item: AnyObject) -> LayoutBox {
        if let view = item as? UIView { return box(of: view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
            preconditionFailure(
                "Auto Layout places views and layout guides, not \(ConstraintDescription.name(of: item)).")
        }
        return box(of: guide, in: owner)
    }

    func box(of view: UIView) -> LayoutBox {
        if view === host { return hostBox }
        guard let superview = view.superview, contains(superview) || superview === host else {
            // Outside the region, or inside a view that is placed by its frame: as it is now.
            return LayoutBox(view.convert(view.bounds, to: host))
        }
        let own = firstUnknown(of: view).map { LayoutBox(unknowns: $0) } ?? LayoutBox(view.frame)
        return own.offset(by: origin(in: superview))
    }

    private var hostBox: LayoutBox {
        guard measuresHost, let first = firstUnknown(of: host) else { return LayoutBox(host.bounds) }
        return LayoutBox(unknowns: first)
    }

    /// Where the coordinates of a view of the region begin.
    func origin(in view: UIView) -> LayoutPoint {
        guard view !== host else { return LayoutPoint() }
        let box = box(of: view)
        return LayoutPoint(
            x: box.left - LinearExpression(view.bounds.minX), y: box.top - LinearExpression(view.bounds.minY))
    }

    private func box(of guide: UILayoutGuide, in owner: UIView) -> LayoutBox {
        switch guide.kind {
        case .free, .scrollContent:
            guard let first = firstUnknown(of: guide) else {
                return LayoutBox(owner.convert(guide.solvedFrame, to: host))
            }
            return LayoutBox(unknowns: first).offset(by: origin(in: owner))
        case .scrollFrame: return box(of: owner)
        case .safeArea: return box(of: owner).inset(by: owner.safeAreaInsets)
        case .keyboard: return box(of: owner).lowerEnd(owner.safeAreaInsets.bottom)
        case .margins: return box(of: owner).inset(by: owner.layoutMargins)
        case .readable: return box(of: owner).inset(by: owner.readableInsets)
        }
    }
}
