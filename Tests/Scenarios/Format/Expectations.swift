import Foundation

/// The expectations of a file, by the names of contenders.
struct Expectations: Decodable {
    let byContender: [ContenderName: ProfiledExpectation]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var expectations: [ContenderName: ProfiledExpectation] = [:]
        // The name that stands for two contenders is read first, so that each of them can still say otherwise.
        for key in container.allKeys.sorted(by: {
            ContenderName.named($0.stringValue).count > ContenderName.named($1.stringValue).count
        }) {
            let names = ContenderName.named(key.stringValue)
            guard !names.isEmpty else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "unknown contender, expected one of \(ContenderName.list)")
            }
            var expectation = try container.decode(ProfiledExpectation.self, forKey: key)
            expectation.key = key.stringValue
            for name in names { expectations[name] = expectation }
        }
        guard !expectations.isEmpty else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "expected the expectation of at least one contender of \(ContenderName.list)"
                )
            )
        }
        byContender = expectations
    }
}
