/// Solves a region, in as many rounds as texts need that wrap to the width they get.
@MainActor
struct RegionSolver {
    let region: LayoutRegion
    /// Further requirements, for a measurement.
    var addition: (inout LayoutRequirements) -> Void = { _ in }

    /// The first round lets every text be as wide as it likes; a second one gives it the height for the width that it
    /// got. A third is needed where that height changes a width again; more would mean that they chase each other.
    private static let rounds = 3

    func solve() -> LayoutSolution? {
        let wrapping = (region.views + [region.host]).filter(\.heightFollowsWidth)
        for view in wrapping { view.layoutState.widthForIntrinsicHeight = nil }
        defer { for view in wrapping { view.layoutState.widthForIntrinsicHeight = nil } }
        var solution: LayoutSolution?
        var solved: [LayoutSolution] = []
        for round in 0..<Self.rounds {
            let present = self.solution(earlier: region.host.layoutState.solved.dropFirst(round).first)
            solution = present
            solved.append(present)
            var isSettled = true
            for view in wrapping {
                guard let first = region.firstUnknown(of: view) else { continue }
                let width = CGFloat(present.values[first + 2])
                if view.layoutState.widthForIntrinsicHeight != width {
                    view.layoutState.widthForIntrinsicHeight = width
                    isSettled = false
                }
            }
            if isSettled { break }
        }
        if !region.measuresHost { region.host.layoutState.solved = solved }
        return solution
    }

    private func solution(earlier: LayoutSolution?) -> LayoutSolution {
        var requirements = LayoutRequirements(region: region)
        addition(&requirements)
        if let earlier, earlier.requirements == requirements.requirements, !region.measuresHost { return earlier }
        let values = BrokenConstraints(region: region).solve(requirements)
        return LayoutSolution(requirements: requirements.requirements, values: values)
    }
}
