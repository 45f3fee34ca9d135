import Foundation

/// What a button does. It counts its taps in any case.
public struct ButtonOptions: Sendable {
    /// The title of a screen to push.
    public var pushes: String?
    /// Whether it pops its screen.
    public var pops: Bool
}

extension ButtonOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case button, pushes, pops
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        pushes = try object.optional(.pushes)
        pops = try object.optional(.pops) ?? false
        if pops, pushes != nil { throw object.failure(at: .pops, "expected a button that pushes or pops, not both") }
    }
}
