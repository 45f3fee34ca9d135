import UIKit

/// The ways in which an app's animator may move a screen to the right by 390 points in 0.4 seconds.
package enum AppMove: CaseIterable, Sendable {
    case basic, basicWithModelValue, keyframes, group, spring
    case viewBlock, viewKeyframes, propertyAnimator

    package static let distance: CGFloat = 390
    package static let duration: TimeInterval = 0.4

    /// How far the screen is at `progress`, in points.
    package func offset(at progress: CGFloat) -> CGFloat {
        switch self {
        case .basic, .basicWithModelValue, .group, .viewBlock, .propertyAnimator:
            return Self.distance * progress
        case .keyframes, .viewKeyframes:
            return progress < 0.25 ? 400 * progress : 100 + 290 * (progress - 0.25) / 0.75
        case .spring:
            // ω = 20, ζ = 0.5
            let time = progress * CGFloat(Self.duration)
            let swing = 20 * CGFloat(0.75).squareRoot()
            return Self.distance
                * (1 - exp(-10 * time) * (cos(swing * time) + 10 / swing * sin(swing * time)))
        }
    }

    /// Adds the animations to `view`, and calls `isOver` when they are.
    @MainActor
    package func play(_ view: UIView, isOver: @escaping @MainActor () -> Void) {
        switch self {
        case .basic, .basicWithModelValue, .keyframes, .group, .spring:
            play(view.layer, isOver: isOver)
        case .viewBlock:
            UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
                view.center.x += Self.distance
            } completion: { _ in
                isOver()
            }
        case .viewKeyframes:
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: Self.duration, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x += 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.center.x += 290 }
            } completion: { _ in
                isOver()
            }
        case .propertyAnimator:
            let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
                view.center.x += Self.distance
            }
            animator.addCompletion { _ in isOver() }
            animator.startAnimation()
        }
    }

    @MainActor
    private func play(_ layer: CALayer, isOver: @escaping @MainActor () -> Void) {
        let animation = animation(from: layer.position.x)
        animation.duration = Self.duration
        if self == .group || self == .spring {
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { isOver() } }
            layer.add(animation, forKey: "move")
            CATransaction.commit()
        } else {
            animation.delegate = StopWatcher { _ in isOver() }
            if self == .basicWithModelValue { layer.position.x += Self.distance }
            layer.add(animation, forKey: "move")
        }
    }

    private func animation(from start: CGFloat) -> CAAnimation {
        switch self {
        case .keyframes:
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [start, start + 100, start + Self.distance]
            animation.keyTimes = [0, 0.25, 1]
            return animation
        case .spring:
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = start
            animation.toValue = start + Self.distance
            animation.stiffness = 400
            animation.damping = 20
            return animation
        case .group:
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.beginTime = 0.1
            fade.duration = 0.2
            let group = CAAnimationGroup()
            group.animations = [AppMove.basic.animation(from: start), fade]
            return group
        default:
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = start
            animation.toValue = start + Self.distance
            return animation
        }
    }
}

/// Calls a closure when its animation has stopped.
package final class StopWatcher: NSObject, CAAnimationDelegate {
    private let didStop: @MainActor (Bool) -> Void

    package init(_ didStop: @escaping @MainActor (Bool) -> Void) {
        self.didStop = didStop
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let didStop = didStop
        MainActor.assumeIsolated { didStop(flag) }
    }
}
