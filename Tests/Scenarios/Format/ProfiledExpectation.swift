import Foundation

/// An expectation that may differ between profiles: `"on": { "26": { … }, "rtl": { … }, "18 rtl": { … } }` overrides
/// what is said for all of them, the more special name last.
public struct ProfiledExpectation: Sendable {
    public var general: Outcome
    public var overrides: [String: Outcome]
    /// The contender's name in the file.
    var key = ""

    public func on(_ profile: Profile) -> Outcome {
        profile.names.reduce(general) { expectation, name in
            overrides[name].map(expectation.overridden) ?? expectation
        }
    }

    /// The general expectation and every override.
    var all: [(keyPath: String, expectation: Outcome)] {
        [(key, general)] + overrides.sorted { $0.key < $1.key }.map { ("\(key).on.\($0.key)", $0.value) }
    }
}

extension ProfiledExpectation: Decodable {
    private enum OverrideKey: String, CodingKey, CaseIterable {
        case on
    }

    public init(from decoder: any Decoder) throws {
        let special = try StrictObject<OverrideKey>(decoder, alsoKnown: nil)
        general = try Outcome(StrictObject(decoder, alsoKnown: [OverrideKey.on.rawValue]))
        overrides = try special.optional(.on) ?? [:]
        if let stranger = overrides.keys.sorted().first(where: { !Profile.allNames.contains($0) }) {
            throw special.failure(
                at: .on, "unknown profile \(stranger), expected a system, a direction or both such as 26, rtl, 18 rtl")
        }
    }
}

/// The expectations of a file, by the names of contenders.
struct Expectations: Decodable {
    let byContender: [ContenderName: ProfiledExpectation]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var expectations: [ContenderName: ProfiledExpectation] = [:]
        // The name that stands for two contenders is read first, so that each of them can still say otherwise.
        for key in container.allKeys.sorted(by: {
            ContenderName.named($0.stringValue).count > ContenderName.named($1.stringValue).count
        }) {
            let names = ContenderName.named(key.stringValue)
            guard !names.isEmpty else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "unknown contender, expected one of \(ContenderName.list)")
            }
            var expectation = try container.decode(ProfiledExpectation.self, forKey: key)
            expectation.key = key.stringValue
            for name in names { expectations[name] = expectation }
        }
        guard !expectations.isEmpty else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "expected the expectation of at least one contender of \(ContenderName.list)"
                )
            )
        }
        byContender = expectations
    }
}
