import ScreenTransitions
@_spi(Headless) import UIKit

/// A pop in a plain navigation controller by an ``AnimatorInteraction``.
@MainActor
package final class AnimatorPop: InteractiveNavigation {
    package let animator: any AnimatorLog & UIViewControllerAnimatedTransitioning
    package let animatorInteraction: AnimatorInteraction

    package init(_ animator: any AnimatorLog & UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        animatorInteraction = AnimatorInteraction(animator: animator)
        super.init(.pop, animator, interaction: animatorInteraction)
    }

    package convenience init(_ move: AppMove) {
        self.init(AppAnimator(move))
    }

    /// Shows the pop at `progress`, and begins it first if it isn't running.
    package func scrub(to progress: CGFloat) {
        if !isRunning { begin() }
        device.perform { animatorInteraction.update(progress) }
        device.advance(by: Self.frame)
    }

    package static let frame: TimeInterval = 1 / 60

    package var container: CALayer? { detail.view.superview?.layer ?? home.view.superview?.layer }

    /// Whether no layer has a time of its own.
    package var timeIsAsBefore: Bool {
        var layers = [device.window.layer]
        while let layer = layers.popLast() {
            guard layer.speed == 1, layer.timeOffset == 0, layer.beginTime == 0 else { return false }
            layers += layer.sublayers ?? []
        }
        return true
    }

    /// How far the leaving screen is shown from its place, in points.
    package var offset: CGFloat { detail.view.shownOffset }

    /// The offsets in all frames until the transition has ended.
    package func offsetsToTheEnd() -> [CGFloat] {
        var offsets: [CGFloat] = []
        for _ in 0..<300 {
            device.advance(by: Self.frame)
            guard isRunning else { return offsets }
            offsets.append(offset)
        }
        return offsets
    }
}
