@_spi(Headless) import UIKit

/// Looks at a play on the way, whenever something is expected of a moment: by the contender's expectation, or by what
/// is wanted.
@MainActor
final class ProbeReader {
    /// When to look, in seconds of the scenario, in order.
    let times: [TimeInterval]

    private(set) var progress: [Observation.Progress] = []
    private(set) var bars: [Observation.Bar] = []
    private(set) var poses: [Observation.Pose] = []
    var still: [Observation.Still] { stills.map(\.observation) }

    private let barTimes: Set<TimeInterval>
    private let poseProbes: [PoseProbe]
    private var stills: [Stillness]

    /// - Parameter sampleRate: of the device, in frames a second.
    init(_ expectations: [Scenario.Expectation], sampleRate: Double) {
        poseProbes = expectations.flatMap { $0.poses ?? [] }
        barTimes = Set(expectations.flatMap { $0.bars ?? [] }.map(\.at))
        let stillProbes = expectations.flatMap { $0.still ?? [] }
        stills = stillProbes.map(Stillness.init)
        let progressTimes = expectations.flatMap { $0.progress ?? [] }.map(\.at)
        let frameTimes = stillProbes.flatMap { Self.frames(of: $0, sampleRate: sampleRate) }
        times = barTimes.union(progressTimes).union(poseProbes.map(\.at)).union(frameTimes).sorted()
    }

    /// Notes how far a transition is, and how those stand of whom something is expected at this time.
    func look(at time: TimeInterval, on stage: Stage, in window: UIWindow) {
        let percentage = stage.transitionCoordinator?.percentComplete ?? 0
        progress.append(Observation.Progress(at: time, is: Double(percentage)))
        let reader = PoseReader(stage: stage, window: window)
        if barTimes.contains(time) { bars.append(Observation.Bar(at: time, shown: reader.showsBar)) }
        let subjects = Set(poseProbes.filter { $0.at == time }.map(\.of))
        poses += subjects.sorted().map { reader.pose(of: $0, at: time) }
        for index in stills.indices where stills[index].covers(time) {
            stills[index].note(reader.pose(of: stills[index].probe.of, at: time))
        }
    }

    /// The times of the frames that a probe looks at.
    private static func frames(of probe: StillProbe, sampleRate: Double) -> [TimeInterval] {
        (Int((probe.from * sampleRate).rounded(.up))...Int(probe.to * sampleRate)).map { Double($0) / sampleRate }
    }
}

extension Stage {
    /// Of the push, pop, presentation or dismissal that runs.
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        frontNavigationController.transitionCoordinator ?? navigationController.transitionCoordinator
            ?? presented.last?.transitionCoordinator
    }
}
