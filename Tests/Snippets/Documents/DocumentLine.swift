/// A line of a document, and where it stands there.
struct DocumentLine: Equatable {
    /// From 1.
    let number: Int
    var text: String
}
