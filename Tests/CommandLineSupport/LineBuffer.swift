import Foundation

/// Takes what another process says, piece by piece as it comes, apart into lines.
package struct LineBuffer {
    private var rest = Data()

    package init() {}

    /// Whether the last line that has come was complete.
    package var isEmpty: Bool { rest.isEmpty }

    /// The lines that are complete now, without empty ones.
    package mutating func lines(adding data: Data) -> [Data] {
        rest.append(data)
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = rest[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
        rest = Data(rest[rest.index(after: end)...])
        return lines
    }
}
