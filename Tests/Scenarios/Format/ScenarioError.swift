import Foundation

/// What is wrong with a scenario file: where, and what was expected there.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file's path as it was given.
    public var file: String
    /// The place in the file, such as `screens[1].content[0].slider`; empty for the whole file.
    public var keyPath: String
    /// What was expected there, in one line.
    public var expectation: String

    /// - Parameter expectation: What stands behind `, found` in it is shortened if it is long.
    public init(file: String, keyPath: String, expectation: String) {
        self.file = file
        self.keyPath = keyPath
        self.expectation = expectation
        if let found = expectation.range(of: ", found ") {
            self.expectation = expectation[..<found.upperBound] + String(expectation[found.upperBound...]).brief()
        }
    }

    public var description: String {
        [file, keyPath, expectation].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension ScenarioError {
    /// The error that a decoder threw, with its place and in words.
    init(_ error: DecodingError, file: String) {
        let (context, expectation): (DecodingError.Context, String) =
            switch error {
            case .typeMismatch(let type, let context): (context, "expected \(jsonName(of: type))\(Self.found(context))")
            case .valueNotFound(let type, let context): (context, "expected \(jsonName(of: type)), found null")
            case .keyNotFound(let key, let context): (context, "expected a value for the key \(key.stringValue)")
            case .dataCorrupted(let context): (context, context.debugDescription)
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "\(error)")
            }
        self.init(file: file, keyPath: context.codingPath.dotted, expectation: expectation)
    }

    /// What Foundation found instead, if it says so: `, found a string`.
    private static func found(_ context: DecodingError.Context) -> String {
        let sentence = context.debugDescription
        guard let start = sentence.range(of: "but found "), sentence.hasSuffix(" instead.") else { return "" }
        return ", found \(sentence[start.upperBound...].dropLast(" instead.".count))"
    }
}
