@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

/// A container with a screen in it, and another that is about to come: all that a transition needs.
@MainActor
final class Theatre {
    let device: HeadlessDevice
    let container: UIView
    let leaving = Screen("Leaving")
    let arriving = Screen("Arriving")
    let context: TheatreContext
    private(set) var animator: TransitionAnimator?

    init(
        size: CGSize = CGSize(width: 390, height: 844), direction: UIUserInterfaceLayoutDirection = .leftToRight,
        safeAreaInsets: UIEdgeInsets = .zero
    ) {
        device = HeadlessDevice(
            size: size, profile: BehaviourProfile(system: .iOS18), direction: direction, safeAreaInsets: safeAreaInsets)
        let host = Screen("Host")
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.container = container
        context = TheatreContext(containerView: container)
        context.leaving = leaving
        context.arriving = arriving
        device.perform {
            device.window.rootViewController = host
            host.view.addSubview(container)
            for screen in [leaving, arriving] {
                screen.view.frame = container.bounds
                screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            container.addSubview(leaving.view)
        }
        device.settle()
    }

    /// Plays `transition` by itself from now on.
    func play(_ transition: ScreenTransition, _ direction: TransitionDirection = .forward) {
        let animator = TransitionAnimator(transition: transition, direction: direction)
        self.animator = animator
        device.perform { animator.animateTransition(using: context) }
    }

    /// Lets a finger lead `transition`.
    func lead(_ transition: ScreenTransition, _ direction: TransitionDirection = .forward) -> AnimatorInteraction {
        let animator = TransitionAnimator(transition: transition, direction: direction)
        self.animator = animator
        let interaction = AnimatorInteraction(animator: animator)
        context.isInteractive = true
        device.perform { interaction.startInteractiveTransition(context) }
        return interaction
    }

    /// The actors on the stage, from back to front; none where nothing is played.
    var actors: [TransitionLayerView] {
        container.subviews.compactMap { $0 as? TransitionRootView }.flatMap(\.subviews)
            .compactMap { $0 as? TransitionLayerView }
    }

    var isStageGone: Bool { !container.subviews.contains { $0 is TransitionRootView } }
}

extension TransitionLayerView {
    /// How the actor stands to the eye, with every animation.
    var shownPose: Pose {
        let (shadow, clip) = (subviews[0], subviews[1])
        let shade = clip.subviews[clip.subviews.count - 1]
        var pose = Pose()
        pose.transform = layer.shownLayer.transform
        pose.opacity = CGFloat(layer.shownLayer.opacity)
        pose.dimming = CGFloat(shade.layer.shownLayer.opacity)
        pose.shadow = CGFloat(shadow.layer.shownLayer.opacity)
        pose.cornerRadius = clip.layer.shownLayer.cornerRadius
        if let disc = clip.mask, disc.backgroundColor?.cgColor.alpha == 1 {
            let shown = disc.layer.shownLayer
            pose.maskCircle = Pose.Circle(
                center: shown.position, radius: max(0, shown.transform.m11) * disc.bounds.width / 2)
        }
        return pose
    }
}

extension CALayer {
    var shownLayer: CALayer { presentation() ?? self }
}

extension Pose {
    /// The largest difference in any number that two poses are made of.
    func difference(from other: Pose) -> CGFloat {
        var differences = zip(transform.numbers, other.transform.numbers).map { abs($0 - $1) }
        differences.append(abs(opacity - other.opacity))
        differences.append(abs(dimming - other.dimming))
        differences.append(abs(shadow - other.shadow))
        differences.append(abs(cornerRadius - other.cornerRadius))
        // The other way round the circle is as large as the actor.
        if maskCircle == nil, other.maskCircle != nil { differences.append(.infinity) }
        if let maskCircle, let another = other.maskCircle {
            // On the stage a circle is never without any size, so it is known to a tenth of a point only.
            differences.append(max(0, abs(maskCircle.radius - another.radius) - 0.1))
            differences.append(abs(maskCircle.center.x - another.center.x))
            differences.append(abs(maskCircle.center.y - another.center.y))
        }
        return differences.max() ?? 0
    }
}

extension CATransform3D {
    var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

/// The ways in which a transition can come to its end.
enum Ending: CaseIterable {
    /// Nobody leads.
    case played
    /// A finger leads, and lets go.
    case finished
    case cancelled
    /// Whoever has got the animator from `interruptibleAnimator(using:)` stops it, and UIKit tells nobody.
    case stoppedWhilePlayed
    case stoppedUnderFinger
    /// The container leaves the window.
    case takenAwayWhilePlayed
    case takenAwayUnderFinger
    /// The container takes another size.
    case resizedWhilePlayed
    case resizedAndCancelled

    /// Whether the arriving screen is there afterwards.
    var arrives: Bool {
        switch self {
        case .played, .finished, .stoppedWhilePlayed, .takenAwayWhilePlayed, .resizedWhilePlayed: true
        case .cancelled, .stoppedUnderFinger, .takenAwayUnderFinger, .resizedAndCancelled: false
        }
    }
}

extension Theatre {
    /// Shows `transition` up to the middle, then lets it end.
    func run(_ transition: ScreenTransition, _ direction: TransitionDirection = .forward, ending: Ending) {
        switch ending {
        case .played, .stoppedWhilePlayed, .takenAwayWhilePlayed, .resizedWhilePlayed:
            play(transition, direction)
            device.advance(by: transition.played(direction).timing.duration / 2)
            interrupt(ending)
        case .finished, .cancelled, .stoppedUnderFinger, .takenAwayUnderFinger, .resizedAndCancelled:
            let interaction = lead(transition, direction)
            device.perform { interaction.update(0.5) }
            interrupt(ending)
            device.perform {
                if ending == .finished { interaction.finish() } else { interaction.cancel() }
            }
        }
        device.settle()
        // Without a window nothing is seen to move, and takes its time all the same.
        device.advance(by: transition.played(direction).timing.duration)
        animator?.animationEnded(ending.arrives)
    }

    private func interrupt(_ ending: Ending) {
        device.perform {
            switch ending {
            case .stoppedWhilePlayed, .stoppedUnderFinger:
                let running = animator?.interruptibleAnimator(using: context)
                running?.stopAnimation(true)
                running?.stopAnimation(true)
            case .takenAwayWhilePlayed, .takenAwayUnderFinger:
                container.removeFromSuperview()
            case .resizedWhilePlayed, .resizedAndCancelled:
                container.bounds.size = CGSize(width: container.bounds.height, height: container.bounds.width)
            case .played, .finished, .cancelled:
                break
            }
        }
    }
}
