/// What changes in an element. Properties that are nil stay as they are.
struct PropertiesDocument: Encodable, Equatable {
    /// In points, from the superview's leading top corner.
    var frame: [Double]?
    var contentSize: [Double]?
    var rows: Int?
    var inset: [Double]?
    var zoom: Double?
    var enabled: Bool?
    var value: ValueDocument?

    /// Whether these and `other` set the same properties.
    func hasSameMembers(as other: PropertiesDocument) -> Bool { areSet == other.areSet }

    /// Whether each property is set, in the order of their declaration.
    private var areSet: [Bool] {
        [frame != nil, contentSize != nil, rows != nil, inset != nil, zoom != nil, enabled != nil, value != nil]
    }

    /// The properties that have changed; nil if none has.
    func difference(from before: PropertiesDocument) -> PropertiesDocument? {
        var difference = PropertiesDocument()
        if frame != before.frame { difference.frame = frame }
        if contentSize != before.contentSize { difference.contentSize = contentSize }
        if rows != before.rows { difference.rows = rows }
        if inset != before.inset { difference.inset = inset }
        if zoom != before.zoom { difference.zoom = zoom }
        if enabled != before.enabled { difference.enabled = enabled }
        if value != before.value { difference.value = value }
        return difference == PropertiesDocument() ? nil : difference
    }
}
