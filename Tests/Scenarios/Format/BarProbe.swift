import Foundation

/// Whether the navigation bar must be in sight at a time.
public struct BarProbe: Sendable, Codable {
    /// In seconds.
    public var at: TimeInterval
    /// Whether any of the front navigation controller's bar is in the window, not hidden nor wholly transparent.
    public var shown: Bool

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case at, shown
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let at = try object.seconds(.at) else { throw object.failure(at: .at, "missing, expected seconds") }
        self.at = at
        shown = try object.required(.shown)
    }
}
