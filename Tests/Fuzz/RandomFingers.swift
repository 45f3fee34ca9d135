import Foundation

/// One to five fingers, some of them a Pencil or a pointer, that do what fingers do: swipe, scroll, tap, rest, tremble,
/// and are taken away.
struct RandomFingers {
    let size: CGSize
    /// In which they come down, in seconds.
    let duration: Double

    func fingers(using random: inout RandomSource) -> [JSON] {
        let count = random.pick([1, 1, 2, 2, 3, 4, 5])
        return (0..<count).map { _ in finger(using: &random) }
    }

    private func finger(using random: inout RandomSource) -> JSON {
        var finger: JSON = [
            "at": .number(random.seconds(0...duration)),
            "down": [.number(startX(using: &random)), .number(random.number(0...size.height))],
            "path": .array(path(using: &random)),
        ]
        if random.happens(0.12) { finger["cancel"] = true }
        if random.happens(0.08) { finger["type"] = .string(random.pick(["pencil", "pointer"])) }
        return finger
    }

    /// Often at the leading edge, where swipes back begin.
    private func startX(using random: inout RandomSource) -> Double {
        random.happens(0.35) ? random.number(0...30) : random.number(0...size.width)
    }

    private func path(using random: inout RandomSource) -> [JSON] {
        switch random.count(0...9) {
        case 0: []
        case 1: [["hold": .number(random.seconds(0.05...1.5))]]
        case 2...5: [swipeBack(using: &random)]
        default: (0..<random.count(1...6)).map { _ in segment(using: &random) }
        }
    }

    private func swipeBack(using random: inout RandomSource) -> JSON {
        [
            "by": [.number(random.number(30...size.width)), .number(random.number(-60...60))],
            "over": .number(random.seconds(0.03...0.6)),
        ]
    }

    private func segment(using random: inout RandomSource) -> JSON {
        if random.happens(0.2) { return ["hold": .number(random.seconds(0...0.6))] }
        return [
            "by": [.number(random.number(-250...250)), .number(random.number(-250...250))],
            "over": .number(random.happens(0.1) ? 0 : random.seconds(0.02...0.5)),
        ]
    }
}
