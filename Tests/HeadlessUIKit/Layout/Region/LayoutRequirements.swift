/// Everything that decides a region, as linear requirements, each with what it came from.
@MainActor
struct LayoutRequirements {
    private(set) var requirements: [LinearRequirement] = []
    private var sources: [String?] = []
    private var sourceConstraints: [NSLayoutConstraint?] = []
    private let region: LayoutRegion
    /// Below everything that an app can ask for.
    static let idlePriority = UILayoutPriority(0.5)
    /// Above everything else that an app can ask for.
    private static let brokenPriority: Float = 999.99

    init(region: LayoutRegion) {
        self.region = region
        for constraint in region.constraints() { add(constraint) }
        for view in region.views {
            (view as? UIStackView)?.arrange(into: &self)
            addContentSize(of: view)
            addSizeLimits(of: view)
        }
        if let stack = region.host as? UIStackView { stack.arrange(into: &self) }
        for guide in region.guides { addLimits(of: guide) }
        if region.measuresHost { addMeasuredHost() }
    }

    /// The sentence for a failure.
    func description(ofRequirement index: Int) -> String {
        sourceConstraints[index].map { "\($0)" } ?? sources[index] ?? "a requirement of the model"
    }

    /// The required constraints of the app's, as indices of their requirements, in the order of the views and of
    /// activation.
    var indicesOfRequiredConstraints: [Int] {
        requirements.indices.filter { sourceConstraints[$0] != nil && requirements[$0].isRequired }
    }

    func constraint(ofRequirement index: Int) -> NSLayoutConstraint? { sourceConstraints[index] }

    /// The same, but that the requirement at `index` gives way to all that are required.
    func breaking(_ index: Int) -> LayoutRequirements {
        var others = self
        others.requirements[index].priority = Self.brokenPriority
        return others
    }

    mutating func add(
        _ expression: LinearExpression, _ relation: LinearRequirement.Relation, priority: UILayoutPriority,
        source: String? = nil, constraint: NSLayoutConstraint? = nil
    ) {
        requirements.append(
            LinearRequirement(expression: expression, relation: relation, priority: priority.rawValue))
        sources.append(source)
        sourceConstraints.append(constraint)
    }

    func box(of item: AnyObject) -> LayoutBox { region.box(of: item) }

    // MARK: Constraints

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        let second = constraint.secondItem
        // A constraint whose second item has been destroyed means nothing any more.
        guard constraint.secondAttribute == .notAnAttribute || second != nil else { return }
        let direction = constraint.views.first?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
        let isMirrored =
            direction == .rightToLeft
            && [constraint.firstAttribute.kind, constraint.secondAttribute.kind].contains(.horizontalReading)
        let frame = Frame(of: constraint, isMirrored: isMirrored, direction: direction, region: region)
        var expression = frame.value(of: first, constraint.firstAttribute, partner: second)
        if let second {
            expression.add(
                frame.value(of: second, constraint.secondAttribute, partner: first), times: -constraint.multiplier)
        }
        expression.constant -= constraint.constant
        switch constraint.relation {
        case .equal: add(expression, .zero, priority: constraint.priority, constraint: constraint)
        case .greaterThanOrEqual: add(expression, .atLeastZero, priority: constraint.priority, constraint: constraint)
        case .lessThanOrEqual:
            add(expression * -1, .atLeastZero, priority: constraint.priority, constraint: constraint)
        }
    }

    /// The coordinates in which a constraint counts: those of the view that holds it, from its leading edge when the
    /// constraint speaks of leading and trailing.
    private struct Frame {
        let isMirrored: Bool
        let direction: UIUserInterfaceLayoutDirection
        let region: LayoutRegion
        /// Nil where the origin cancels out, which it does unless the constraint multiplies a place.
        var origin: LayoutPoint?
        var width = LinearExpression()

        @MainActor
        init(
            of constraint: NSLayoutConstraint, isMirrored: Bool, direction: UIUserInterfaceLayoutDirection,
            region: LayoutRegion
        ) {
            self.isMirrored = isMirrored
            self.direction = direction
            self.region = region
            guard constraint.multiplier != 1, constraint.firstAttribute.kind != .dimension,
                let holder = constraint.holder
            else { return }
            let box = region.box(of: holder)
            origin = LayoutPoint(x: box.left, y: box.top)
            width = box.width
        }

        @MainActor
        func value(
            of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, partner: AnyObject?
        ) -> LinearExpression {
            let box = ScrollContent.box(of: item, attribute: attribute, seenFrom: partner, in: region)
            var value = box.value(of: attribute, direction: direction)
            switch attribute.kind {
            case .dimension, .none: return value
            case .vertical:
                if let origin { value.add(origin.y, times: -1) }
                return value
            default:
                if let origin { value.add(origin.x, times: -1) }
                return isMirrored ? width - value : value
            }
        }
    }

    // MARK: Sizes

    private mutating func addContentSize(of view: UIView) {
        let size = view.intrinsicContentSize
        let box = box(of: view)
        let name = ConstraintDescription.name(of: view)
        for (length, natural, axis) in [
            (box.width, size.width, NSLayoutConstraint.Axis.horizontal), (box.height, size.height, .vertical),
        ] where natural >= 0 {
            let surplus = length - LinearExpression(natural)
            let state = view.layoutState
            add(
                surplus, .atLeastZero, priority: state.compressionResistance[axis],
                source: "the content size of \(name)")
            add(surplus * -1, .atLeastZero, priority: state.hugging[axis], source: "the content size of \(name)")
        }
    }

    private mutating func addSizeLimits(of item: AnyObject) {
        let box = box(of: item)
        let source = "the size of \(ConstraintDescription.name(of: item)), which cannot be negative"
        add(box.width, .atLeastZero, priority: .required, source: source)
        add(box.height, .atLeastZero, priority: .required, source: source)
    }

    /// Where no equation holds a guide, it is as near to zero as it can be: a guide that nobody uses is in nobody's
    /// way. The origin of scrollable content is always zero.
    private mutating func addLimits(of guide: UILayoutGuide) {
        addSizeLimits(of: guide)
        guard let first = region.firstUnknown(of: guide) else { return }
        for part in [LayoutRegion.Part.left, .top, .width, .height] {
            let unknown = first + part.rawValue
            let isOrigin = part == .left || part == .top
            let isFree = !requirements.contains {
                $0.relation == .zero && $0.expression.coefficient(of: unknown) != 0
            }
            let isContentOrigin = guide.kind == .scrollContent && isOrigin
            guard isFree || isContentOrigin else { continue }
            add(
                LinearExpression(variable: unknown), .zero, priority: isContentOrigin ? .required : Self.idlePriority,
                source: "the \(part.name) of \(ConstraintDescription.name(of: guide))")
        }
    }

    // MARK: Fitting

    private mutating func addMeasuredHost() {
        guard let first = region.firstUnknown(of: region.host) else { return }
        let origin = region.host.bounds.origin
        for (unknown, place) in [(first, origin.x), (first + 1, origin.y)] {
            add(
                LinearExpression(variable: unknown) - LinearExpression(place), .zero, priority: .required,
                source: "the origin of the measured view")
        }
        addSizeLimits(of: region.host)
        addContentSize(of: region.host)
    }
}
