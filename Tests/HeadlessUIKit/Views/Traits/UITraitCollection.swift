open class UITraitCollection: NSObject, @unchecked Sendable {
    private var traits = Traits()

    /// What a collection specifies. Nil: it says nothing of that trait.
    private struct Traits: Hashable {
        var idiom: UIUserInterfaceIdiom?
        var style: UIUserInterfaceStyle?
        var direction: UITraitEnvironmentLayoutDirection?
        var scale: CGFloat?
        var horizontal: UIUserInterfaceSizeClass?
        var vertical: UIUserInterfaceSizeClass?

        /// These traits, where `other` speaks replaced by its.
        func overridden(by other: Traits) -> Traits {
            Traits(
                idiom: other.idiom ?? idiom,
                style: other.style ?? style,
                direction: other.direction ?? direction,
                scale: other.scale ?? scale,
                horizontal: other.horizontal ?? horizontal,
                vertical: other.vertical ?? vertical
            )
        }
    }

    public override init() {
        super.init()
    }

    /// "Unspecified" as an argument specifies nothing.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        traits.idiom = idiom == .unspecified ? nil : idiom
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        traits.style = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        traits.direction = layoutDirection == .unspecified ? nil : layoutDirection
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init()
        traits.scale = scale == 0 ? nil : scale
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        traits.horizontal = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        traits.vertical = verticalSizeClass == .unspecified ? nil : verticalSizeClass
    }

    /// Where several collections specify a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        traits = traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) }
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
    open var displayScale: CGFloat { traits.scale ?? 0 }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return traits.overridden(by: trait.traits) == traits
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// The traits that a dynamic colour resolves with where no view is at hand. The model plays a phone in light mode
    /// until told otherwise.
    open class var current: UITraitCollection {
        get { presentlyCurrent }
        set { presentlyCurrent = newValue }
    }

    // UIKit keeps one per thread; everything in the model happens on the main one.
    private nonisolated(unsafe) static var presentlyCurrent = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(displayScale: 3),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
    ])

    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }

    @_spi(Headless)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return traits == other.traits
    }

    @_spi(Headless)
    open override var hash: Int { traits.hashValue }
}
