import UIKit

extension ScreenTransition {
    /// Returns a transition that plays this one and `other` at once. The poses of a layer that both have are combined:
    /// first the pose of this transition, then that of `other`.
    ///
    /// - Where one of them moves a whole screen and the other one pieces of it, the pieces move within the screen.
    ///   Where both have different pieces of a screen, the pieces are those of this transition.
    /// - The order is that of this transition. Layers that only `other` has stay behind or in front, as in `other`.
    /// - The timing is that of this transition, and so is the perspective, unless it is 0. If either has another way
    ///   back, so has the result.
    public func combined(with other: ScreenTransition) -> ScreenTransition {
        let both = oneWay.joined(with: other.oneWay)
        if case .mirror = backward, case .mirror = other.backward { return both }
        return both.onPop(reversed.oneWay.joined(with: other.reversed.oneWay))
    }

    /// Both at once in one direction. Neither has another way back.
    private func joined(with other: ScreenTransition) -> ScreenTransition {
        var both = self
        both.name = "\(name) and \(other.name)"
        if perspective == 0 { both.perspective = other.perspective }
        if motion == .plain { both.motion = other.motion }
        // Each turns by less between two keyframes than alone, and both together by no more than 90°.
        both.steps = steps + other.steps
        if spacing == .even { both.spacing = other.spacing }
        both.sharesElements = sharesElements || other.sharesElements
        both.makeLayers = { [makeLayers] scene in
            let (first, second) = (makeLayers(scene), other.makeLayers(scene))
            let added = second.filter { layer in !first.contains { $0.shows(layer.subject) } }
            let firstShared = second.firstIndex { layer in first.contains { $0.shows(layer.subject) } } ?? 0
            let behind = second[..<firstShared]
            return Array(behind) + first.flatMap { $0.joined(with: second, in: scene) } + added.dropFirst(behind.count)
        }
        return both
    }
}

extension TransitionLayer {
    /// Whether the layer shows the same view, or a piece of the same screen.
    fileprivate func shows(_ other: Subject) -> Bool {
        subject == other || (subject.screen != nil && subject.screen == other.screen)
    }

    /// This layer combined with those of `others` that show the same.
    fileprivate func joined(with others: [TransitionLayer], in scene: TransitionScene) -> [TransitionLayer] {
        if let other = others.first(where: { $0.subject == subject }) {
            return [TransitionLayer(subject) { [pose] in pose($0).combined(with: other.pose($0)) }]
        }
        guard let screen = subject.screen else { return [self] }
        if let whole = others.first(where: { $0.subject == .screen(screen) }) {
            let part = subject.frame(in: scene)
            return [
                TransitionLayer(subject) { [pose] in
                    pose($0).combined(with: whole.pose($0).carrying(part, of: scene.size))
                }
            ]
        }
        let pieces = others.filter { $0.subject.screen == screen }
        guard subject == .screen(screen), !pieces.isEmpty else { return [self] }
        return pieces.map { piece in
            let part = piece.subject.frame(in: scene)
            return TransitionLayer(piece.subject) { [pose] in
                piece.pose($0).combined(with: pose($0).carrying(part, of: scene.size))
            }
        }
    }
}

extension TransitionPose {
    /// This pose, then `other`: the transforms are concatenated, the opacities multiplied. The larger dimming, shadow,
    /// and corner radius count, and the mask and the vanishing point of `other` if it has one.
    fileprivate func combined(with other: TransitionPose) -> TransitionPose {
        var pose = transformed(by: other.transform)
        pose.opacity = opacity * other.opacity
        if other.dimming > dimming {
            pose.dimming = other.dimming
            pose.dimmingEdge = other.dimmingEdge
        }
        pose.shadow = max(shadow, other.shadow)
        pose.cornerRadius = max(cornerRadius, other.cornerRadius)
        pose.maskCircle = other.maskCircle ?? maskCircle
        pose.vanishingPoint = other.vanishingPoint ?? vanishingPoint
        return pose
    }
}
