import Foundation

/// One kind of device that a scenario is played on.
public struct Profile: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The iOS version.
    public var system: Int
    public var direction: LayoutDirection

    public init(system: Int, direction: LayoutDirection) {
        self.system = system
        self.direction = direction
    }

    /// The systems that the model plays.
    public static let systems = [17, 18, 26]
    static let systemList = systems.map(String.init).joined(separator: ", ")

    public var description: String { "\(system) \(direction)" }

    /// The names under which a file may give an expectation of its own for this profile, the most special one last.
    var names: [String] { ["\(system)", "\(direction)", description] }

    static let allNames = Set(
        systems.flatMap { system in
            LayoutDirection.allCases.flatMap { Profile(system: system, direction: $0).names }
        })
}
