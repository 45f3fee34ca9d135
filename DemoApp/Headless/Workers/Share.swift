/// What one of several processes does of a work: every so many-th part, beginning with one of them.
struct Share: Equatable {
    let index: Int
    let count: Int

    /// - Parameter text: such as `2/4`, the second of four shares.
    init?(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else { return nil }
        (index, count) = (numbers[0] - 1, numbers[1])
    }

    init(index: Int, of count: Int) {
        (self.index, self.count) = (index, count)
    }

    /// All shares of a work.
    static func all(_ count: Int) -> [Share] {
        (0..<count).map { Share(index: $0, of: count) }
    }

    var text: String { "\(index + 1)/\(count)" }

    func contains(_ part: Int) -> Bool { part % count == index }
}
