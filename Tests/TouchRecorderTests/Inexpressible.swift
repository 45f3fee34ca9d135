/// The scenarios of the library that do not happen again when their recording is played.
enum Inexpressible {
    /// The reasons, by the names of the scenarios.
    static let scenarios: [String: String] = [:]
}
