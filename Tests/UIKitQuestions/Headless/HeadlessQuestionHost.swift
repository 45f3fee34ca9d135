import Foundation
@_spi(Headless) import UIKit

/// Asks questions of the headless model.
@MainActor
public final class HeadlessQuestionHost: QuestionHost {
    private let device: HeadlessDevice
    public let fingers: [FingerStep]
    public var kept: [AnyObject] = []
    private let usesFingers: Bool

    private init(fingers: [FingerStep], usesFingers: Bool, profile: BehaviourProfile) {
        device = HeadlessDevice(
            profile: profile, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        self.fingers = fingers
        self.usesFingers = usesFingers
    }

    /// The model's answer to a question, as if nobody touched the screen if `usesFingers` is false.
    @_spi(Headless)
    public static func answer(
        to question: Question, on profile: BehaviourProfile, usesFingers: Bool = true
    ) async throws -> String {
        let host = HeadlessQuestionHost(fingers: question.fingers, usesFingers: usesFingers, profile: profile)
        return try await question.observe(host)
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

    public func warnOfMemory() {
        device.warnOfMemory()
    }

    public func playFingers() async {
        for step in fingers where usesFingers {
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
