import Scenarios

/// Why gestures were decided as they were, per performance that has a trace.
struct TraceListing {
    let performances: [Performance]

    var text: String {
        performances.filter { !$0.observed.trace.isEmpty }.map { performance in
            let heading = "\(performance.scenario), \(performance.profile), \(performance.player):"
            return ([heading] + performance.observed.trace.map { "    \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
