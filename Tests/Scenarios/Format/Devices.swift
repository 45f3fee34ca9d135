import Foundation

/// The devices that a scenario is played on: every system in every layout direction.
public struct Devices: Sendable {
    /// iOS versions.
    public var systems = [18, 26]
    public var directions = LayoutDirection.allCases
    /// The screen's size in points.
    public var size = CGSize(width: 390, height: 844)
    /// Touch samples a second.
    public var sampleRate = 60
    /// What the hardware covers, in points; nil is what it covers of a screen of that size.
    public var safeArea: ScrollOptions.Inset?

    public init() {}

    public var profiles: [Profile] {
        systems.flatMap { system in directions.map { Profile(system: system, direction: $0) } }
    }
}

extension Devices: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case systems, directions, size, sampleRate, safeArea
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        systems = try object.optional(.systems) ?? systems
        guard !systems.isEmpty, systems.allSatisfy(Profile.systems.contains) else {
            throw object.failure(at: .systems, "expected one or more of \(Profile.systemList), found \(systems)")
        }
        guard Set(systems).count == systems.count else {
            throw object.failure(at: .systems, "expected each system once, found \(systems)")
        }
        directions = try object.optional(.directions) ?? directions
        guard !directions.isEmpty else { throw object.failure(at: .directions, "expected ltr, rtl or both") }
        size = try object.screenSize(.size) ?? size
        sampleRate = try object.choice(.sampleRate, SampleRate.self)?.rawValue ?? sampleRate
        safeArea = try object.inset(.safeArea)
    }

    enum SampleRate: Int, CaseIterable {
        case sixty = 60
        case oneHundredTwenty = 120
    }
}
