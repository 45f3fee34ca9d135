import Foundation

/// What is special about a control of the app's own that follows a finger along its track.
public struct TrackOptions: Sendable {
    /// From 0 to 1: where its knob is, or its knobs are, the lower first.
    public var values: [Double]
    /// Whether the app hears of it through a closure, and the control sends no actions to anybody.
    public var tellsByClosure: Bool

    public enum Telling: String, CaseIterable, Sendable {
        case actions
        case closure
    }
}

extension TrackOptions {
    private enum ScrubberKey: String, CodingKey, CaseIterable { case scrubber, value, tells }
    private enum RangeKey: String, CodingKey, CaseIterable { case rangeSlider, value, tells }

    /// Of a control with one knob.
    init(scrubber decoder: any Decoder) throws {
        let object = try StrictObject<ScrubberKey>(decoder, alsoKnown: Element.sharedKeys)
        values = [try object.fraction(.value) ?? 0]
        tellsByClosure = try object.choice(.tells, Telling.self) == .closure
    }

    /// Of a control with two knobs.
    init(rangeSlider decoder: any Decoder) throws {
        let object = try StrictObject<RangeKey>(decoder, alsoKnown: Element.sharedKeys)
        values = try object.numbers(.value, "lower", "upper") ?? [0, 1]
        guard values[0] >= 0, values[0] <= values[1], values[1] <= 1 else {
            throw object.failure(at: .value, "expected the lower value, the upper one after it, both from 0 to 1")
        }
        tellsByClosure = try object.choice(.tells, Telling.self) == .closure
    }
}
