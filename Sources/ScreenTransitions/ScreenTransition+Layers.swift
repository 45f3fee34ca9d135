import UIKit

extension ScreenTransition {
    /// The transition that is played in `direction`.
    func played(_ direction: TransitionDirection) -> ScreenTransition {
        guard direction == .backward, case .other(let other) = backward else { return self }
        return other
    }

    /// Returns the layers in `direction`, from back to front, mirrored in right-to-left interfaces.
    ///
    /// - Parameters:
    ///   - scene: The container, and the views that both screens show.
    ///   - direction: Backward for a pop or a dismissal. The default is forward.
    ///   - layout: The direction of the interface. The default is left to right.
    public func layers(
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionLayer] {
        let played = played(direction)
        // Layers are made for a left-to-right interface, and mirrored afterwards.
        let unmirrored = layout == .rightToLeft ? scene.mirrored : scene
        var layers: [TransitionLayer]
        if direction == .backward, case .mirror = backward {
            layers = played.makeLayers(unmirrored.reversed).map { $0.reversed(in: unmirrored) }
        } else {
            layers = played.makeLayers(unmirrored)
        }
        if layout == .rightToLeft { layers = layers.map { $0.mirrored(in: scene) } }
        return layers
    }
}
