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
    func hasSameMembers(as other: PropertiesDocument) -> Bool {
        [frame == nil, contentSize == nil, rows == nil, inset == nil, zoom == nil, enabled == nil, value == nil]
            == [
                other.frame == nil, other.contentSize == nil, other.rows == nil, other.inset == nil, other.zoom == nil,
                other.enabled == nil, other.value == nil,
            ]
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
