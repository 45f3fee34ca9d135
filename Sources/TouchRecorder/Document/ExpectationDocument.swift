/// What was seen at the end.
struct ExpectationDocument: Encodable {
    var top: String?
    var depth: Int?
    var presented: [String]?
    var barHidden: Bool?
    var value: [String: ValueDocument]?
    var moved: [String]?
    var offset: [String: [Double]]?
}
