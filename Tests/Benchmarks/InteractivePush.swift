import CommandLineSupport
import TestSupport
@_spi(Headless) import UIKit

/// A push by an interaction, held in the middle.
@MainActor
final class InteractivePush {
    let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), sampleRate: 120)
    private let navigation: InteractiveNavigation

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: any UIViewControllerInteractiveTransitioning
    ) {
        navigation = InteractiveNavigation(.push, animator, interaction: interaction, on: device)
        navigation.begin()
        device.advance(by: 1 / 60)
        precondition(
            navigation.navigation.transitionCoordinator?.isInteractive == true, "The push must be interactive.")
    }

    /// Calls `update` as often as said, with progress that goes to and fro, and shows a frame after each.
    func play(updates: Int, _ update: (CGFloat) -> Void) {
        for index in 0..<updates {
            device.perform { update(Self.progress(index)) }
            device.advance(by: 1 / 120)
        }
    }

    /// How long one call of `update` takes, in seconds: the best of several rounds.
    func time(of update: (CGFloat) -> Void) -> Double {
        let rounds = 20
        let updatesPerRound = 50
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<rounds {
            device.perform {
                let duration = clock.measure { for index in 0..<updatesPerRound { update(Self.progress(index)) } }
                best = min(best, duration.inSeconds / Double(updatesPerRound))
            }
            device.advance(by: 1 / 120)
        }
        let reached = navigation.navigation.transitionCoordinator?.percentComplete ?? 0
        precondition(abs(reached - Self.progress(updatesPerRound - 1)) < 0.001, "The push must follow the updates.")
        return best
    }

    /// No two updates one after the other have the same.
    private static func progress(_ index: Int) -> CGFloat {
        0.1 + 0.8 * CGFloat(index % 29) / 29
    }
}
