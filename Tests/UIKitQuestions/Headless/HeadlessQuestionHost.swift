import Foundation
@_spi(Headless) import UIKit

/// Asks questions of the headless model.
@MainActor
public final class HeadlessQuestionHost: QuestionHost {
    private let device: HeadlessDevice
    private let fingers: [FingerStep]

    private init(fingers: [FingerStep], profile: BehaviourProfile) {
        device = HeadlessDevice(
            profile: profile, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        self.fingers = fingers
    }

    /// The model's answer to a question.
    @_spi(Headless)
    public static func answer(to question: Question, on profile: BehaviourProfile) async throws -> String {
        try await question.observe(HeadlessQuestionHost(fingers: question.fingers, profile: profile))
    }

    /// The model's answer, as it plays a system by its own choices.
    public static func answer(to question: Question, on system: Int) async throws -> String {
        guard let system = BehaviourProfile.System(rawValue: system) else {
            throw NoAnswer("The model does not play iOS \(system).")
        }
        return try await answer(to: question, on: BehaviourProfile(system: system))
    }

    /// The systems that the model plays.
    public nonisolated static let systems = BehaviourProfile.System.allCases.map(\.rawValue)

    public var window: UIWindow { device.window }

    public func wait(_ seconds: TimeInterval) async {
        device.advance(by: seconds)
    }

    public func useFingers() async {
        for step in fingers {
            device.play(tracks(of: step))
            device.advance(by: 1)
        }
    }

    private func tracks(of step: FingerStep) -> [FingerTrack] {
        switch step {
        case .tap(let place): [FingerTrack(down: place).hold(for: 0.05).up()]
        case .press(let place, let seconds): [FingerTrack(down: place).hold(for: seconds).up()]
        case .drag(let start, let end, let press, let velocity, let rest):
            [
                FingerTrack(down: start).hold(for: press)
                    .move(to: end, over: hypot(end.x - start.x, end.y - start.y) / velocity).hold(for: rest).up()
            ]
        case .pinch(let scale, let velocity):
            [-1, 1].map { side in
                let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
                return FingerTrack(down: CGPoint(x: middle.x, y: middle.y + side * 60))
                    .move(by: 0, side * 60 * (scale - 1), over: abs((scale - 1) / velocity)).up()
            }
        }
    }
}
