import CommandLineSupport
import FullScreenPop
import ScreenTransitions
@_spi(Headless) import UIKit

/// What it costs to move every transition of the gallery with a finger, and to play it.
@MainActor
enum TransitionBenchmark {
    /// Of a display that shows 120 frames a second, in seconds.
    private static let frame = 1.0 / 120
    private static let updates = 200

    static func run() -> [Figure] {
        [updateTime, updateAgainstHandWritten, playing, allocations]
    }

    /// The percentage of a frame that one update takes, for the most expensive transition.
    private static var updateTime: Figure {
        let times = ScreenTransition.gallery.map { (name: $0.name, time: time(of: $0)) }.sorted { $0.time > $1.time }
        let list = times.map { "\($0.name) \(Figure.text($0.time * 1e6))" }.joined(separator: ", ")
        return Figure(
            name: "One progress update of the most expensive transition, in percent of a frame of 1/120 s",
            value: times[0].time / frame * 100, aim: .atMost(1), detail: "In µs, the model's part included: \(list).")
    }

    private static var updateAgainstHandWritten: Figure {
        let percentDriven = UIPercentDrivenInteractiveTransition()
        let byHand = InteractivePush(HandWrittenFade(), percentDriven).time { percentDriven.update($0) }
        return Figure(
            name: "One progress update of crossfade, against a percent-driven one written by hand",
            value: time(of: .crossfade) / byHand, aim: .atMost(1.5),
            detail: "By hand \(Figure.text(byHand * 1e6)) µs.")
    }

    private static func time(of transition: ScreenTransition) -> Double {
        let (push, interaction) = interactivePush(with: transition)
        return push.time { interaction.update($0) }
    }

    private static func interactivePush(
        with transition: ScreenTransition
    ) -> (push: InteractivePush, interaction: AnimatorInteraction) {
        let animator = TransitionAnimator(transition: transition, direction: .forward)
        let interaction = AnimatorInteraction(animator: animator)
        return (InteractivePush(animator, interaction), interaction)
    }

    /// What our code allocates per update, frames included, over the whole gallery.
    private static var allocations: Figure {
        var total = AllocationCounter.Result()
        for transition in ScreenTransition.gallery {
            let (push, interaction) = interactivePush(with: transition)
            push.play(updates: 2) { interaction.update($0) }
            let result = AllocationCounter.count { push.play(updates: updates) { interaction.update($0) } }
            total.inSources += result.inSources
            total.elsewhere += result.elsewhere
            total.places.merge(result.places, uniquingKeysWith: +)
        }
        let count = Double(ScreenTransition.gallery.count * updates)
        let places = total.places.sorted { $0.key < $1.key }.map { "\($0.value)× \($0.key)" }.joined(separator: ", ")
        return Figure(
            name: "Allocations by our code per progress update, over \(updates) updates of every transition",
            value: Double(total.inSources) / count, aim: .atMost(0),
            detail: "The model itself makes \(Figure.text(Double(total.elsewhere) / count))."
                + (places.isEmpty ? "" : " Ours: \(places)."))
    }

    /// How much faster than life the whole gallery is played, there and back, at 120 frames a second.
    private static var playing: Figure {
        var played = 0.0
        let clock = ContinuousClock()
        let duration = clock.measure {
            for transition in ScreenTransition.gallery { played += playThereAndBack(transition) }
        }
        return Figure(
            name: "Virtual seconds of transitions played per second at 120 Hz", value: played / duration.inSeconds,
            aim: .atLeast(50),
            detail: "\(ScreenTransition.gallery.count) transitions there and back, \(Figure.text(played)) s, "
                + "took \(Figure.text(duration.inSeconds)) s.")
    }

    /// How long both ways took, in virtual seconds.
    private static func playThereAndBack(_ transition: ScreenTransition) -> Double {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), sampleRate: 120)
        let navigation = FullScreenPopNavigationController(rootViewController: UIViewController())
        let screen = UIViewController()
        screen.fullScreenPop.transition = transition
        device.window.rootViewController = navigation
        device.settle()
        let start = device.now
        for isPush in [true, false] {
            device.perform {
                if isPush {
                    navigation.pushViewController(screen, animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
            }
            precondition(navigation.transitionCoordinator != nil, "\(transition.name) must be played.")
            while navigation.transitionCoordinator != nil { device.advance(by: frame) }
        }
        return device.now - start
    }
}
