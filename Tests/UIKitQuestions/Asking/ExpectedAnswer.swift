/// The answer that the library and the model count on.
public struct ExpectedAnswer: Sendable, ExpressibleByStringLiteral {
    private let first: String
    private let later: [(system: Int, answer: String)]

    private init(_ first: String, later: [(system: Int, answer: String)]) {
        self.first = first
        self.later = later
    }

    /// The same on all systems.
    public init(stringLiteral answer: String) {
        self.init(answer, later: [])
    }

    /// One answer up to a system, such as iOS 17, another one from the next on.
    static func before18(_ earlier: String, then later: String) -> ExpectedAnswer {
        ExpectedAnswer(earlier, later: [(18, later)])
    }

    /// One answer before iOS 26, another one from there on.
    static func before26(_ earlier: String, then later: String) -> ExpectedAnswer {
        ExpectedAnswer(earlier, later: [(26, later)])
    }

    /// The answer on a system, by its major version.
    public func on(_ system: Int) -> String {
        later.last { $0.system <= system }?.answer ?? first
    }
}
