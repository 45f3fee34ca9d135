/// first.attribute (= | ≥ | ≤) multiplier · second.attribute + constant
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat

    open var constant: CGFloat {
        didSet { if constant != oldValue { valueDidChange() } }
    }

    /// UIKit lets an active constraint change between optional priorities only.
    open var priority = UILayoutPriority.required {
        willSet {
            precondition(
                !isActive || priority == newValue || (priority != .required && newValue != .required),
                "The priority of \(self) cannot change to or from required while it is active.")
        }
        didSet { if priority != oldValue { valueDidChange() } }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    /// The view whose `constraints` this is one of; nil while inactive.
    private(set) weak var holder: UIView?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
        precondition(
            attr1.canRelate(to: secondAttribute), "A constraint cannot relate \(attr1) to \(secondAttribute).")
        precondition(
            multiplier != 0 || secondItem == nil, "The second item of \(self) has no part in it: its multiplier is 0.")
        precondition(
            multiplier.isFinite && c.isFinite, "A constraint needs finite numbers, not \(multiplier) and \(c).")
    }

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Activation

    /// The views that the items are or belong to.
    var views: [UIView] {
        [firstItem, secondItem].compactMap { $0 }.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    private func activate() {
        var ancestor = views.first
        while let candidate = ancestor, !views.allSatisfy({ $0.isDescendant(of: candidate) }) {
            ancestor = candidate.superview
        }
        guard let ancestor else {
            preconditionFailure(
                "\(self) cannot be active: its items have no common ancestor. Add them to a view first.")
        }
        activate(in: ancestor)
    }

    func activate(in view: UIView) {
        guard holder !== view else { return }
        deactivate()
        holder = view
        view.layoutState.constraints.append(self)
        for view in views where !view.layoutState.involving.contains(where: { $0 === self }) {
            view.layoutState.involving.append(self)
        }
        for view in [view] + views where view.layoutState.needsUpdateConstraints { view.markConstraintBranch() }
        valueDidChange()
    }

    func deactivate() {
        guard let holder else { return }
        valueDidChange()
        self.holder = nil
        for view in views { view.layoutState.involving.removeAll { $0 === self } }
        // Last: the holder may be what keeps the constraint alive.
        holder.layoutState.constraints.removeAll { $0 === self }
    }

    private func valueDidChange() {
        guard isActive else { return }
        for view in views { ConstraintLayout.invalidate(view) }
    }

    @_spi(Headless)
    open override nonisolated var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }
}
