import Foundation

extension JSONEncoder {
    /// For what people read and compare: in lines, and the same whenever it is written.
    static var forDocuments: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    func string(of value: some Encodable) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}
