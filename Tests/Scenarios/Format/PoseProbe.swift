import Foundation

/// How a screen or an element must stand at a time, as the window shows it.
public struct PoseProbe: Sendable, Encodable {
    /// In seconds.
    public var at: TimeInterval
    /// The title of a screen or the name of an element.
    public var of: String
    /// The box around its corners, as [x, y, width, height] in points of the window from its leading top corner.
    public var frame: [Double]?
    /// Its corners: top leading, top trailing, bottom leading, bottom trailing; each [x, y] as ``frame``.
    public var corners: [[Double]]?
    /// From 0 to 1, with that of everything it is in.
    public var opacity: Double?
    /// From 0 to 1: how dark the plain black layers are that lie over it.
    public var dimming: Double?
    /// Whether it is in the window, not hidden nor wholly transparent.
    public var shown: Bool?
    /// How many points its places may be off. Opacity and dimming may be off by 0.02.
    public var within: Double
}

extension PoseProbe: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case at, of, frame, corners, opacity, dimming, shown, within
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let at = try object.seconds(.at) else { throw object.failure(at: .at, "missing, expected seconds") }
        self.at = at
        of = try object.name(.of)
        frame = try object.places(.frame, "x", "y", "width", "height")
        corners = try object.optional(.corners)
        if let corners, corners.count != 4 || corners.contains(where: { $0.count != 2 }) {
            throw object.failure(at: .corners, "expected four corners, each [x, y]")
        }
        opacity = try object.fraction(.opacity)
        dimming = try object.fraction(.dimming)
        shown = try object.optional(.shown)
        within = try object.number(.within, in: 0...100_000, "points") ?? 1
        guard frame != nil || corners != nil || opacity != nil || dimming != nil || shown != nil else {
            throw object.failure("expected one or more of frame, corners, opacity, dimming, shown")
        }
    }
}
