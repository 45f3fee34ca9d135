import TestSupport
@_spi(Headless) import UIKit

@testable import ScreenTransitions

/// A running transition between two screens of a navigation controller, held at any progress.
@MainActor
final class PlayedTransition {
    /// A layer as it is shown.
    struct Shown {
        /// Top left, top right, bottom left, bottom right of the layer itself, in points of the container.
        let corners: [CGPoint]
        let opacity: CGFloat
    }

    private let device: HeadlessDevice
    private let interaction: AnimatorInteraction
    private let navigation: InteractiveNavigation

    init(
        _ transition: ScreenTransition, _ direction: TransitionDirection, layout: UIUserInterfaceLayoutDirection,
        size: CGSize
    ) {
        device = HeadlessDevice(size: size, profile: BehaviourProfile(system: .iOS18), direction: layout)
        let animator = TransitionAnimator(transition: transition, direction: direction)
        interaction = AnimatorInteraction(animator: animator)
        navigation = InteractiveNavigation(
            direction == .forward ? .push : .pop, animator, interaction: interaction, on: device)
        navigation.begin()
    }

    /// The layers as they are shown at a progress, from back to front.
    func layers(at progress: Double) -> [Shown] {
        device.perform { interaction.update(CGFloat(progress)) }
        device.advance(by: 1 / 60)
        var shown: [Shown] = []
        device.perform {
            shown = layerViews(in: navigation.navigation.view).compactMap { view in
                guard let root = view.superview, let container = root.superview?.layer.presentation(),
                    let layer = view.layer.presentation()
                else { return nil }
                let (width, height) = (layer.bounds.width, layer.bounds.height)
                let corners =
                    [CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: 0, y: height)]
                    + [CGPoint(x: width, y: height)]
                return Shown(
                    corners: corners.map { layer.convert($0, to: container) }, opacity: CGFloat(layer.opacity))
            }
        }
        return shown
    }

    func cancel() {
        device.perform { interaction.cancel() }
        device.settle()
    }

    private func layerViews(in view: UIView) -> [TransitionLayerView] {
        view.subviews.flatMap { ($0 as? TransitionLayerView).map { [$0] } ?? layerViews(in: $0) }
    }
}
