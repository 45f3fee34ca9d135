import Foundation

/// An expectation that may differ between profiles: `"on": { "26": { … }, "rtl": { … }, "18 rtl": { … } }` overrides
/// what is said for all of them, the more special name last.
public struct ProfiledExpectation: Sendable {
    public var general: Scenario.Expectation
    public var overrides: [String: Scenario.Expectation]
    /// The contender's name in the file.
    var key = ""

    public init(_ general: Scenario.Expectation) {
        self.general = general
        overrides = [:]
    }

    public func on(_ profile: Profile) -> Scenario.Expectation {
        profile.names.reduce(general) { expectation, name in
            overrides[name].map(expectation.overridden) ?? expectation
        }
    }

    /// The general expectation and every override.
    var all: [(keyPath: String, expectation: Scenario.Expectation)] {
        [(key, general)] + overrides.sorted { $0.key < $1.key }.map { ("\(key).on.\($0.key)", $0.value) }
    }
}

extension ProfiledExpectation: Decodable {
    private enum OverrideKey: String, CodingKey, CaseIterable {
        case on
    }

    public init(from decoder: any Decoder) throws {
        let special = try StrictObject<OverrideKey>(decoder, alsoKnown: nil)
        general = try Scenario.Expectation(StrictObject(decoder, alsoKnown: [OverrideKey.on.rawValue]))
        overrides = try special.optional(.on) ?? [:]
        if let stranger = overrides.keys.sorted().first(where: { !Profile.allNames.contains($0) }) {
            throw special.failure(
                at: .on, "unknown profile \(stranger), expected a system, a direction or both such as 26, rtl, 18 rtl")
        }
    }
}
