import UIKit

extension ScreenTransition {
    /// This transition forwards and `other`, played forwards as well, on the way back.
    public func onPop(_ other: ScreenTransition) -> ScreenTransition {
        var transition = self
        transition.backward = .other(other.oneWay)
        return transition
    }

    /// `other` forwards, and on the way back what this transition shows there.
    public func onPush(_ other: ScreenTransition) -> ScreenTransition {
        other.onPop(reversed)
    }

    /// This transition the other way round: the way there shows what the way back has shown, and the reverse.
    public var reversed: ScreenTransition {
        if case .other(let other) = backward { return other.onPop(oneWay) }
        let mirror = ScreenTransition(
            "\(name), reversed", timing: timing, perspective: perspective, motion: motion, steps: steps,
            sharesElements: sharesElements
        ) { [self] scene in
            actors(in: scene, .backward)
        }
        return mirror.onPop(self)
    }

    /// This transition with another timing, both ways.
    public func timing(_ timing: TransitionTiming) -> ScreenTransition {
        bothWays { $0.timing = timing }
    }

    /// This transition seen in perspective, both ways; m34 of the stage, −1 divided by the distance of the eye in
    /// points.
    public func perspective(_ m34: CGFloat) -> ScreenTransition {
        bothWays { $0.perspective = m34 }
    }

    /// This transition, with the screen that leaves growing darker by up to `dimming`, from 0 to 1; on the way back it
    /// grows lighter again as it arrives.
    public func dimming(_ dimming: CGFloat) -> ScreenTransition {
        precondition((0...1).contains(dimming), "A shade is between 0 and 1, not \(dimming).")
        let dimmed = ScreenTransition(
            "\(name), dimmed", timing: timing, perspective: perspective, motion: motion, steps: steps,
            sharesElements: sharesElements
        ) { [self] scene in
            actors(in: scene).including(.from).map { actor in
                guard actor.subject.screen == .from else { return actor }
                return TransitionActor(actor.subject) {
                    let pose = actor.pose($0)
                    return pose.dimmed(pose.dimming + dimming * $0, towards: pose.dimmingEdge)
                }
            }
        }
        guard case .other(let other) = backward else { return dimmed }
        // Seen backwards, the other one too begins with the screen that grows darker.
        return dimmed.onPop(other.reversed.oneWay.dimming(dimming).reversed)
    }

    /// This transition as it is played forwards, with its mirror for the way back.
    var oneWay: ScreenTransition {
        var transition = self
        transition.backward = .mirror
        return transition
    }

    private func bothWays(_ change: (inout ScreenTransition) -> Void) -> ScreenTransition {
        var transition = self
        change(&transition)
        if case .other(let other) = backward { transition.backward = .other(other.bothWays(change)) }
        return transition
    }
}

extension [TransitionActor] {
    /// These actors, and behind them `screen` if none of them shows it: that is where it stands anyway.
    fileprivate func including(_ screen: TransitionActor.Screen) -> [TransitionActor] {
        contains { $0.subject.screen == screen } ? self : [TransitionActor(.screen(screen)) { _ in .identity }] + self
    }
}
