import UIKit

extension ScreenTransition {
    /// The transition that a pop or a dismissal plays.
    func played(_ direction: TransitionDirection) -> ScreenTransition {
        guard direction == .backward, case .other(let other) = backward else { return self }
        return other
    }

    /// The actors as they play in `direction`, from back to front, and in right-to-left interfaces mirrored.
    public func actors(
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionActor] {
        let played = played(direction)
        let staged = layout == .rightToLeft ? scene.mirrored : scene
        var actors: [TransitionActor]
        if direction == .backward, case .mirror = backward {
            actors = played.cast(staged.reversed).map { $0.reversed(in: staged) }
        } else {
            actors = played.cast(staged)
        }
        if layout == .rightToLeft { actors = actors.map { $0.mirrored(in: scene) } }
        return actors
    }
}
