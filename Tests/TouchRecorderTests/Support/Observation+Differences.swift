import Scenarios

extension Observation {
    /// In what the play of a file differs from the one that was recorded.
    ///
    /// Offsets may be a point apart, and values a hundredth: a file has microseconds and thousandths of a point.
    func differences(from recorded: Observation) -> [String] {
        var differences: [String] = []
        func compare<Value: Equatable>(_ name: String, _ path: KeyPath<Observation, Value>) {
            let (mine, other) = (self[keyPath: path], recorded[keyPath: path])
            if mine != other { differences.append("\(name): \(other) was recorded, \(mine) played") }
        }
        compare("top", \.top)
        compare("stack", \.stack)
        compare("popped", \.popped)
        compare("tab", \.tab)
        compare("columns", \.columns)
        compare("presented", \.presented)
        compare("moved", \.moved)
        compare("scrolled", \.scrolled)
        compare("barHidden", \.barHidden)
        compare("keyboard", \.keyboard)
        compare("touched", \.touched)
        // A tab that was no stack is one in the file.
        for (root, titles) in recorded.stacks.sorted(by: { $0.key < $1.key }) where stacks[root] != titles {
            differences.append("stack of \(root): \(titles) was recorded, \(stacks[root] ?? []) played")
        }
        for (name, place) in recorded.offset.sorted(by: { $0.key < $1.key }) {
            guard let other = offset[name], zip(place, other).allSatisfy({ abs($0 - $1) <= 1 }) else {
                differences.append("offset of \(name): \(place) was recorded, \(offset[name] ?? []) played")
                continue
            }
        }
        for (name, value) in recorded.value.sorted(by: { $0.key < $1.key })
        where self.value[name]?.isClose(to: value) != true {
            differences.append(
                "\(name): \(value) was recorded, \(self.value[name].map { "\($0)" } ?? "nothing") played")
        }
        return differences
    }
}
