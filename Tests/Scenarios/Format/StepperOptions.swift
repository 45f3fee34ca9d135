import Foundation

/// What is special about a stepper.
public struct StepperOptions: Sendable {
    public var value: Double
    public var range: ClosedRange<Double>
    /// By how much a tap changes the value; more than 0.
    public var step: Double
}

extension StepperOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case stepper, value, range, step
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        let value = try object.number(.value, in: StrictObject<CodingKeys>.places)
        range = try object.range(.range) ?? 0...100
        // Without a range it is brought into UIKit's, as UIKit does it.
        self.value = min(max(value ?? 0, range.lowerBound), range.upperBound)
        guard value == nil || value == self.value || !object.has(.range) else {
            throw object.failure(
                at: .value, "expected a value in \(range.lowerBound)…\(range.upperBound), found \(value ?? 0)")
        }
        step = try object.number(.step, in: StrictObject<CodingKeys>.lengths) ?? 1
        guard step > 0 else { throw object.failure(at: .step, "expected more than 0, found \(step)") }
    }
}
