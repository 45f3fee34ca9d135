extension Collection {
    /// Rounds in which everyone has at most one turn, everyone's turns in order. A finger can do only one thing in an
    /// event: what several do in one instant is as many events as the busiest of them needs.
    ///
    /// - Parameter id: whose turn an element is.
    @_spi(Headless)
    public func rounds<ID: Hashable>(by id: (Element) -> ID) -> [[Element]] {
        guard count > 1 else { return map { [$0] } }
        var rounds: [[Element]] = []
        var turns: [ID: Int] = [:]
        for element in self {
            let turn = turns[id(element), default: 0]
            turns[id(element)] = turn + 1
            if turn == rounds.count { rounds.append([]) }
            rounds[turn].append(element)
        }
        return rounds
    }
}
