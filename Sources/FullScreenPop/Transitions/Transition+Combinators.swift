import UIKit

extension Transition {
    /// This transition forwards and `other`, played forwards as well, on the way back.
    public func onPop(_ other: Transition) -> Transition {
        var transition = self
        transition.backward = .other(other)
        return transition
    }

    /// `other` forwards, and on the way back what this transition shows there.
    public func onPush(_ other: Transition) -> Transition {
        other.onPop(reversed)
    }

    /// This transition the other way round: the way there shows what the way back has shown, and the reverse.
    public var reversed: Transition {
        if case .other(let other) = backward { return other.onPop(oneWay) }
        return Transition(
            "\(name), reversed", timing: timing, perspective: perspective, motion: motion, steps: steps
        ) { [self] scene in
            actors(in: scene, .backward)
        }
    }

    /// This transition with another timing, both ways.
    public func timing(_ timing: TransitionTiming) -> Transition {
        bothWays { $0.timing = timing }
    }

    /// This transition seen in perspective, both ways; m34 of the stage, −1 divided by the distance of the eye in
    /// points.
    public func perspective(_ m34: CGFloat) -> Transition {
        bothWays { $0.perspective = m34 }
    }

    /// This transition, with the screen that leaves growing darker by up to `dimming`, from 0 to 1; on the way back it
    /// grows lighter again as it arrives.
    public func dimming(_ dimming: CGFloat) -> Transition {
        precondition((0...1).contains(dimming), "A shade is between 0 and 1, not \(dimming).")
        let dimmed = changingCast("\(name), dimmed") { actors in
            actors.map { actor in
                guard actor.subject.screen == .from else { return actor }
                return TransitionActor(actor.subject) {
                    let pose = actor.pose($0)
                    return pose.dimmed(pose.dimming + dimming * $0)
                }
            }
        }
        guard case .other(let other) = backward else { return dimmed }
        // Seen backwards, the other one too begins with the screen that grows darker.
        return dimmed.onPop(other.reversed.dimming(dimming).reversed)
    }

    /// Both at once: where they move the same actor, one pose is applied after the other.
    ///
    /// Takes the time of this transition and its perspective, unless it has none. Actors that only `other` has stand in
    /// front. Where one of the two has another way back, so has the result.
    public func combined(with other: Transition) -> Transition {
        let both = oneWay.joined(with: other.oneWay)
        if case .mirror = backward, case .mirror = other.backward { return both }
        return both.onPop(reversed.oneWay.joined(with: other.reversed.oneWay))
    }

    /// This transition as it is played forwards, with its mirror for the way back.
    private var oneWay: Transition {
        var transition = self
        transition.backward = .mirror
        return transition
    }

    private func bothWays(_ change: (inout Transition) -> Void) -> Transition {
        var transition = self
        change(&transition)
        if case .other(let other) = backward { transition.backward = .other(other.bothWays(change)) }
        return transition
    }

    private func joined(with other: Transition) -> Transition {
        Transition(
            "\(name) and \(other.name)", timing: timing,
            perspective: perspective == 0 ? other.perspective : perspective,
            motion: motion == .intense ? .intense : other.motion, steps: max(steps, other.steps)
        ) { [self] scene in
            let first = actors(in: scene)
            let second = other.actors(in: scene)
            let together = first.map { actor in
                guard let partner = second.first(where: { $0.subject == actor.subject }) else { return actor }
                return TransitionActor(actor.subject) { actor.pose($0).combined(with: partner.pose($0)) }
            }
            return together + second.filter { actor in !first.contains { $0.subject == actor.subject } }
        }
    }

    private func changingCast(
        _ name: String, _ change: @escaping @Sendable ([TransitionActor]) -> [TransitionActor]
    ) -> Transition {
        Transition(name, timing: timing, perspective: perspective, motion: motion, steps: steps) { [self] scene in
            change(actors(in: scene))
        }
    }
}

extension Pose {
    /// This pose and then `other`: transforms follow one another, opacities multiply, the stronger shade, shadow and
    /// rounding count.
    func combined(with other: Pose) -> Pose {
        var pose = transformed(by: other.transform)
        pose.opacity = opacity * other.opacity
        pose.dimming = max(dimming, other.dimming)
        pose.shadow = max(shadow, other.shadow)
        pose.cornerRadius = max(cornerRadius, other.cornerRadius)
        pose.window = other.window ?? window
        return pose
    }
}
