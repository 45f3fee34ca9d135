import Foundation
import Scenarios

/// A scenario file of the library in which something is wrong.
struct MutatedFile {
    private static let originals = ((try? ScenarioLibrary.files()) ?? []).compactMap { try? Data(contentsOf: $0) }

    let data: Data

    init(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let original = random.pick(Self.originals)
        guard random.happens(0.8), var json = try? JSONDecoder().decode(JSON.self, from: original) else {
            data = Self.damaged(original, using: &random)
            return
        }
        for _ in 0..<random.count(1...3) { json = Self.mutated(json, using: &random) }
        data = json.data
    }

    /// With some bytes changed, put in, or cut off.
    private static func damaged(_ original: Data, using random: inout RandomSource) -> Data {
        var bytes = Array(original)
        for _ in 0..<random.count(1...4) where !bytes.isEmpty {
            let index = random.pick(bytes.indices)
            switch random.count(0...3) {
            case 0: bytes[index] = UInt8(random.count(0...255))
            case 1: bytes.insert(UInt8(random.count(0...255)), at: index)
            case 2: bytes.remove(at: index)
            default: bytes.removeSubrange(index...)
            }
        }
        return Data(bytes)
    }

    /// With one of its values left out or replaced.
    private static func mutated(_ json: JSON, using random: inout RandomSource) -> JSON {
        switch json {
        case .object(let members) where !members.isEmpty && random.happens(0.9):
            let key = random.pick(members.keys.sorted())
            var changed = json
            changed[key] = random.happens(0.1) ? nil : members[key].map { mutated($0, using: &random) }
            if random.happens(0.05) {
                changed[random.pick(["wrong", "at", "frame", "content"])] = value(using: &random)
            }
            return changed
        case .array(var elements) where !elements.isEmpty && random.happens(0.9):
            let index = random.pick(elements.indices)
            if random.happens(0.1) {
                elements.remove(at: index)
            } else if random.happens(0.1) {
                elements.append(elements[index])
            } else {
                elements[index] = mutated(elements[index], using: &random)
            }
            return .array(elements)
        default: return value(using: &random)
        }
    }

    private static func value(using random: inout RandomSource) -> JSON {
        random.pick([
            .null, true, false, 0, -1, 0.5, 1e-300, 1e5, 1e9, -1e9, 1e300, "", "Home", "toolkit", "scroll", [], [[]],
            [:],
            [0, 0], [1e9, 1e9], [0, 0, 1e5, 1e5], ["Home"], ["system": 18],
        ])
    }
}
