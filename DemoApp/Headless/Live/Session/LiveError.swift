/// Why a session can't do what a page asks for.
struct LiveError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
