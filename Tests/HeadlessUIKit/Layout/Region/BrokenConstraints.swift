/// Solves requirements that contradict each other, as UIKit does, by breaking constraints one after the other, and
/// tells the fault log of each.
@MainActor
struct BrokenConstraints {
    let region: LayoutRegion

    func solve(_ requirements: LayoutRequirements) -> [Double] {
        var requirements = requirements
        var broken: [NSLayoutConstraint] = []
        while true {
            do {
                let values = try PrioritizedSolver.solve(requirements.requirements, unknownCount: region.unknownCount)
                report(broken)
                return values
            } catch .conflict(let index) {
                let loser = loser(of: index, in: requirements)
                if let constraint = requirements.constraint(ofRequirement: loser) { broken.append(constraint) }
                requirements = requirements.breaking(loser)
            } catch {
                preconditionFailure(LayoutFailure.sentence(for: error, in: region, requirements: requirements))
            }
        }
    }

    /// The constraint to break, so that the requirement at `conflict` no longer contradicts the others. Where no single
    /// one of the app's helps, that requirement itself gives way.
    private func loser(of conflict: Int, in requirements: LayoutRequirements) -> Int {
        let candidates = requirements.indicesOfRequiredConstraints
        let breaksLatest = HeadlessRuntime.current.profile.layout.breaksLatestConstraint
        for candidate in breaksLatest ? candidates.reversed() : candidates {
            let rest = requirements.breaking(candidate)
            if firstConflict(in: rest) != conflict { return candidate }
        }
        return conflict
    }

    private func firstConflict(in requirements: LayoutRequirements) -> Int? {
        do {
            _ = try PrioritizedSolver.solve(requirements.requirements, unknownCount: region.unknownCount)
            return nil
        } catch .conflict(let index) {
            return index
        } catch {
            return nil
        }
    }

    /// A constraint is reported when it breaks, not again while it stays broken.
    private func report(_ broken: [NSLayoutConstraint]) {
        let state = region.host.layoutState
        for constraint in broken where !state.broken.contains(where: { $0 === constraint }) {
            HeadlessRuntime.current.faults.record(.brokenConstraint("\(constraint)"))
        }
        state.broken = broken
    }
}
