import UIKit

extension Transition {
    /// This transition forwards and `other`, played forwards as well, on the way back.
    public func onPop(_ other: Transition) -> Transition {
        var transition = self
        transition.backward = .other(other)
        return transition
    }

    /// This transition the other way round: what the way back shows is shown on the way there, and the reverse.
    public var reversed: Transition {
        let original = self
        return Transition(
            "\(name), reversed", timing: timing, perspective: perspective, motion: motion, steps: steps
        ) { scene in
            original.actors(in: scene, .backward)
        }
    }

    /// This transition with another timing.
    public func timing(_ timing: TransitionTiming) -> Transition {
        var transition = self
        transition.timing = timing
        return transition
    }

    /// This transition seen in perspective; m34 of the stage, −1 divided by the distance of the eye in points.
    public func perspective(_ m34: CGFloat) -> Transition {
        var transition = self
        transition.perspective = m34
        return transition
    }

    /// This transition, with the screen that leaves growing darker by up to `dimming`, from 0 to 1.
    public func dimming(_ dimming: CGFloat) -> Transition {
        changingPoses("\(name), dimmed") { subject, pose, progress in
            guard case .screen(.from) = subject else { return pose }
            return pose.dimmed(min(1, pose.dimming + dimming * progress))
        }
    }

    /// Both at once: where they move the same actor, one pose is applied after the other. Takes the time of this one.
    public func combined(with other: Transition) -> Transition {
        let original = self
        return Transition(
            "\(name) and \(other.name)", timing: timing,
            perspective: perspective == 0 ? other.perspective : perspective,
            motion: motion == .intense ? .intense : other.motion, steps: max(steps, other.steps)
        ) { scene in
            let first = original.actors(in: scene)
            let second = other.actors(in: scene)
            let both = first.map { actor in
                guard let partner = second.first(where: { $0.subject == actor.subject }) else { return actor }
                return TransitionActor(actor.subject) { actor.pose($0).combined(with: partner.pose($0)) }
            }
            return both + second.filter { actor in !first.contains { $0.subject == actor.subject } }
        }
    }

    private func changingPoses(
        _ name: String,
        _ change: @escaping @Sendable (TransitionActor.Subject, Pose, _ progress: CGFloat) -> Pose
    ) -> Transition {
        let original = self
        return Transition(name, timing: timing, perspective: perspective, motion: motion, steps: steps) { scene in
            original.actors(in: scene).map { actor in
                TransitionActor(actor.subject) { change(actor.subject, actor.pose($0), $0) }
            }
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
