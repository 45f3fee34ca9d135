import UIKit

extension ScreenTransition {
    /// Both at once: where they move the same actor, the pose of this one is followed by that of `other`.
    ///
    /// - Where one of them moves a whole screen and the other one pieces of it, the pieces are moved on the screen and
    ///   with it. Where both of them cut a screen, but not alike, the pieces are those of this one.
    /// - The actors stand as in this transition. Those that only `other` has are behind them or in front, as there.
    /// - It takes the time of this transition, and its perspective unless it has none. Where one of the two has another
    ///   way back, so has the result.
    public func combined(with other: ScreenTransition) -> ScreenTransition {
        let both = oneWay.joined(with: other.oneWay)
        if case .mirror = backward, case .mirror = other.backward { return both }
        return both.onPop(reversed.oneWay.joined(with: other.reversed.oneWay))
    }

    private func joined(with other: ScreenTransition) -> ScreenTransition {
        ScreenTransition(
            "\(name) and \(other.name)", timing: timing,
            perspective: perspective == 0 ? other.perspective : perspective,
            motion: motion == .intense ? .intense : other.motion,
            // Each turns by less in a step than by itself, and both together by no more than a right angle.
            steps: steps + other.steps, sharesElements: sharesElements || other.sharesElements
        ) { [self] scene in
            let (first, second) = (actors(in: scene), other.actors(in: scene))
            let added = second.filter { actor in !first.contains { $0.shows(actor.subject) } }
            let firstShared = second.firstIndex { actor in first.contains { $0.shows(actor.subject) } } ?? 0
            let behind = second[..<firstShared]
            return Array(behind) + first.flatMap { $0.joined(with: second, in: scene) } + added.dropFirst(behind.count)
        }
    }
}

extension TransitionActor {
    /// Whether the actor shows the same view, or a piece of the same screen.
    fileprivate func shows(_ other: Subject) -> Bool {
        subject == other || (subject.screen != nil && subject.screen == other.screen)
    }

    /// The actor and those of `others` that show the same, as one cast.
    fileprivate func joined(with others: [TransitionActor], in scene: TransitionScene) -> [TransitionActor] {
        if let other = others.first(where: { $0.subject == subject }) {
            return [
                TransitionActor(subject) { [pose] in pose($0).combined(with: other.pose($0)) }
            ]
        }
        guard let screen = subject.screen else { return [self] }
        if let whole = others.first(where: { $0.subject == .screen(screen) }) {
            let part = subject.frame(in: scene)
            return [
                TransitionActor(subject) { [pose] in
                    pose($0).combined(with: whole.pose($0).carrying(part, of: scene.size))
                }
            ]
        }
        let pieces = others.filter { $0.subject.screen == screen }
        guard subject == .screen(screen), !pieces.isEmpty else { return [self] }
        return pieces.map { piece in
            let part = piece.subject.frame(in: scene)
            return TransitionActor(piece.subject) { [pose] in
                piece.pose($0).combined(with: pose($0).carrying(part, of: scene.size))
            }
        }
    }
}

extension Pose {
    /// This pose and then `other`: transforms follow one another, opacities multiply, the stronger shade, shadow and
    /// rounding count, and the window of the other if it has one.
    func combined(with other: Pose) -> Pose {
        var pose = transformed(by: other.transform)
        pose.opacity = opacity * other.opacity
        if other.dimming > dimming {
            pose.dimming = other.dimming
            pose.dimmingEdge = other.dimmingEdge
        }
        pose.shadow = max(shadow, other.shadow)
        pose.cornerRadius = max(cornerRadius, other.cornerRadius)
        pose.maskCircle = other.maskCircle ?? maskCircle
        return pose
    }
}
