/// Makes a scenario small that shows something, so that a person can see why.
@MainActor
struct Shrinker {
    /// Whether a smaller scenario still shows it. What is no scenario any more does not.
    let stillShows: (JSON) async -> Bool

    /// Takes away one thing after the other, large ones first, until nothing can be taken away.
    func shrunk(_ json: JSON) async -> JSON {
        var smallest = json
        var goesOn = true
        while goesOn {
            goesOn = false
            for smaller in Self.smaller(smallest).sorted(by: { $0.size < $1.size }) where await stillShows(smaller) {
                smallest = smaller
                goesOn = true
                break
            }
        }
        return smallest
    }

    /// The same without one of its parts, for every part.
    static func smaller(_ json: JSON) -> [JSON] {
        switch json {
        case .object(let members):
            members.keys.sorted().flatMap { key -> [JSON] in
                var without = json
                without[key] = nil
                let inside = members[key].map(smaller) ?? []
                return [without] + inside.map { json.replacing(key, by: $0) }
            }
        case .array(let elements):
            elements.indices.flatMap { index -> [JSON] in
                var without = elements
                without.remove(at: index)
                let inside = smaller(elements[index]).map { element in
                    var changed = elements
                    changed[index] = element
                    return JSON.array(changed)
                }
                return [.array(without)] + inside
            }
        case .string, .number, .bool, .null: []
        }
    }
}

extension JSON {
    fileprivate func replacing(_ key: String, by value: JSON) -> JSON {
        var changed = self
        changed[key] = value
        return changed
    }

    /// Of how many values it is made.
    fileprivate var size: Int {
        switch self {
        case .object(let members): members.values.reduce(1) { $0 + $1.size }
        case .array(let elements): elements.reduce(1) { $0 + $1.size }
        case .string, .number, .bool, .null: 1
        }
    }
}
