import Foundation

/// The gesture that leads a transition: `"panDown"`, or `{ "gesture": "panDown", "distance": 300, "completion":
/// "velocity" }`.
public struct InteractorOptions: Sendable, Equatable {
    public var gesture: Gesture
    /// Where a horizontal pan goes; nil is back.
    public var direction: Direction?
    /// How far a pan goes for the whole transition, in points; nil is its own standard.
    public var distance: Double?
    /// Whether the transition goes on when the fingers let go; nil is the toolkit's standard.
    public var completion: Completion?

    /// The toolkit's interactors, by the names they have there.
    public enum Gesture: String, CaseIterable, Sendable {
        case pan, leadingEdgePan, distancePan, panDown, panUp, pinch, spread

        /// Whether it can be given a direction.
        var hasDirection: Bool { [.pan, .distancePan].contains(self) }

        /// Whether it can be given a distance.
        var hasDistance: Bool { [.distancePan, .panDown, .panUp].contains(self) }
    }

    /// As in the toolkit: back is from leading to trailing, forward from trailing to leading.
    public enum Direction: String, CaseIterable, Sendable {
        case back, forward
    }

    public enum Completion: String, CaseIterable, Sendable {
        case projection, distance, velocity
    }
}

extension InteractorOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case gesture, direction, distance, completion
    }

    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            guard let gesture = Gesture(rawValue: name) else {
                let names = Gesture.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    in: try decoder.singleValueContainer(), debugDescription: "expected one of \(names), found \(name)")
            }
            self.init(gesture: gesture)
            return
        }
        let object = try StrictObject<CodingKeys>(decoder)
        guard let gesture = try object.choice(.gesture, Gesture.self) else {
            throw object.failure(at: .gesture, "missing, expected a string")
        }
        self.init(
            gesture: gesture, direction: try object.choice(.direction),
            distance: try object.number(.distance, in: 0...100_000, "points"),
            completion: try object.choice(.completion))
        guard direction == nil || gesture.hasDirection else {
            throw object.failure(at: .direction, "expected only with pan and distancePan")
        }
        guard let distance else { return }
        guard gesture.hasDistance else {
            throw object.failure(at: .distance, "expected only with distancePan, panDown and panUp")
        }
        guard distance > 0 else {
            throw object.failure(at: .distance, "expected more than 0 points, found \(distance)")
        }
    }
}
