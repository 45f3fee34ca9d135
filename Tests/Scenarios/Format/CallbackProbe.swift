import Foundation

/// Something that must be called, after what stands before it in its list: `"Home.viewWillAppear"`, or with its time
/// `{ "is": "Home.viewWillAppear", "at": 0.1 }`.
public struct CallbackProbe: Sendable, Encodable {
    /// An appearance callback, a call of the app's navigation delegate or an event of the pop, in the words that
    /// expectations of those have.
    public var `is`: String
    /// In seconds; nil is any time.
    public var at: TimeInterval?
    /// How many seconds the time may be off.
    public var within: Double
}

extension CallbackProbe: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case `is`, at, within
    }

    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(is: name, at: nil, within: Self.tolerance)
            return
        }
        let object = try StrictObject<CodingKeys>(decoder)
        self.init(
            is: try object.name(.is), at: try object.seconds(.at),
            within: try object.seconds(.within) ?? Self.tolerance)
        if object.has(.within), at == nil { throw object.failure(at: .within, "expected only beside at") }
    }

    /// A frame and a little.
    private static let tolerance = 0.02
}
