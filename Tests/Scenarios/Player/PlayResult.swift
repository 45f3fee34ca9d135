import Foundation

/// What came of one scenario, played by one contender on one profile: as much of a ``Performance`` as one process tells
/// another.
public struct PlayResult: Sendable, Equatable, Codable {
    public var scenario: String
    public var profile: Profile
    public var contender: ContenderName
    /// What the toolkit drove its pops with.
    public var driver: DriverName
    /// Whether the person got what is wanted; nil if the file does not say what that is.
    public var verdict: Scenario.Expectation.Verdict?
    /// Where the observation differs from the expectation, and the verdict from the expected one.
    public var mismatches: [Mismatch]
    /// What happened, in about three words.
    public var summary: String
    /// The types of controllers and views that were still there when the play had been let go; nil if nobody has
    /// looked.
    public var leftBehind: [String]?

    /// The contender, with its driver if that is not the usual one.
    public var player: String {
        driver == .automatic ? contender.rawValue : "\(contender.rawValue) (\(driver.rawValue))"
    }

    public var holds: Bool { mismatches.isEmpty }
}
