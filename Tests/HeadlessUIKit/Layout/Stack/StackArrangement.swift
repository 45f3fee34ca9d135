/// The requirements of one stack view.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let along: StackAxis
    private let across: StackAxis
    private let area: LayoutBox
    private let source: String
    private(set) var requirements: LayoutRequirements

    init(stack: UIStackView, requirements: LayoutRequirements) {
        self.stack = stack
        self.requirements = requirements
        views = stack.visibleArrangedSubviews
        let isMirrored = stack.isRightToLeft
        along = StackAxis(axis: stack.axis, isMirrored: isMirrored)
        across = StackAxis(axis: stack.axis == .horizontal ? .vertical : .horizontal, isMirrored: isMirrored)
        let box = requirements.box(of: stack)
        area = stack.isLayoutMarginsRelativeArrangement ? box.inset(by: stack.layoutMargins) : box
        source = "the arrangement of \(ConstraintDescription.name(of: stack))"
    }

    /// Hidden views collapse at the beginning of the stack.
    mutating func parkHiddenViews() {
        for view in stack.arrangedSubviews where view.isHidden {
            let box = requirements.box(of: view)
            for axis in [along, across] {
                require(axis.start(box) - axis.start(area), .zero)
            }
            require(along.length(box), .zero, priority: UILayoutPriority(999))
            // Nothing else may decide how long it is across.
            require(across.length(box), .zero, priority: LayoutRequirements.idlePriority)
        }
    }

    // MARK: Along the axis

    mutating func distribute() {
        let boxes = views.map { requirements.box(of: $0) }
        guard let first = boxes.first, let last = boxes.last else {
            fit(along)
            return
        }
        require(along.start(first) - along.start(area), .zero)
        require(along.end(area) - along.end(last), .zero)
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: abut(boxes)
        case .equalSpacing: spaceEqually(boxes)
        case .equalCentering: centreEqually(boxes)
        }
        guard stack.distribution == .fillEqually else { return }
        for box in boxes.dropFirst() { require(along.length(box) - along.length(first), .zero) }
    }

    private func gap(_ boxes: [LayoutBox], after index: Int) -> LinearExpression {
        along.start(boxes[index + 1]) - along.end(boxes[index])
    }

    private mutating func abut(_ boxes: [LayoutBox]) {
        for index in boxes.indices.dropLast() {
            require(gap(boxes, after: index) - LinearExpression(stack.spacing(after: views[index])), .zero)
        }
    }

    private mutating func spaceEqually(_ boxes: [LayoutBox]) {
        for index in boxes.indices.dropLast() {
            require(gap(boxes, after: index) - LinearExpression(stack.spacing(after: views[index])), .atLeastZero)
            if index > 0 { require(gap(boxes, after: index) - gap(boxes, after: 0), .zero) }
        }
        fit(along)
    }

    private mutating func centreEqually(_ boxes: [LayoutBox]) {
        for index in boxes.indices.dropLast() {
            require(gap(boxes, after: index) - LinearExpression(stack.spacing(after: views[index])), .atLeastZero)
        }
        let centres = boxes.map { (along.start($0) + along.end($0)) * 0.5 }
        for index in centres.indices.dropFirst(2) {
            require(centres[index] - centres[index - 1] - (centres[1] - centres[0]), .zero)
        }
        fit(along)
    }

    // MARK: Across the axis

    mutating func align() {
        for view in views {
            let box = requirements.box(of: view)
            let start = across.start(box) - across.start(area)
            let end = across.end(area) - across.end(box)
            switch stack.alignment {
            case .fill:
                require(start, .zero)
                require(end, .zero)
            case .leading:
                require(start, .zero)
                require(end, .atLeastZero)
            case .trailing:
                require(start, .atLeastZero)
                require(end, .zero)
            case .center, .firstBaseline, .lastBaseline:
                require(start - end, .zero)
                require(start, .atLeastZero)
            }
        }
        if stack.alignment != .fill || views.isEmpty { fit(across) }
    }

    // MARK: Requirements

    /// How strongly a stack view keeps itself no larger than its content where nothing else decides.
    private static let fitPriority = UILayoutPriority(51)

    /// As small as the content lets it be.
    private mutating func fit(_ axis: StackAxis) {
        require(axis.length(area) * -1, .atLeastZero, priority: Self.fitPriority)
    }

    private mutating func require(
        _ expression: LinearExpression, _ relation: LinearRequirement.Relation, priority: UILayoutPriority = .required
    ) {
        requirements.add(expression, relation, priority: priority, source: source)
    }
}
