import Foundation

/// Something that was not observed as expected.
public struct Mismatch: Sendable, Equatable, Codable, CustomStringConvertible {
    /// The observable, as in a file: `value.volume`.
    public var observable: String
    public var expected: String
    public var observed: String

    public var description: String { "\(observable): expected \(expected), observed \(observed)" }
}
