/// What is compiled together: a block of Swift, and those that continue it.
struct Snippet: Equatable {
    /// Of the first block's fence.
    let place: Place
    /// What is imported if the snippet imports nothing.
    let module: String
    /// Of the class that it stands in.
    let superclass: String?
    var blocks: [[DocumentLine]]

    init(place: Place, module: String, superclass: String? = nil, block: [DocumentLine]) {
        self.place = place
        self.module = module
        self.superclass = superclass
        blocks = [block]
    }

    /// Whether it imports SwiftUI, of which there is no model.
    var usesSwiftUI: Bool {
        blocks.joined().contains { $0.text.wholeMatch(of: /\s*import\s+SwiftUI\s*/) != nil }
    }
}
