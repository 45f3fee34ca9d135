import UIKit

extension ScreenTransition {
    /// The arriving screen slides in over the leaving one, which doesn't move; Hero's default curve, 0.35 s.
    public static var cover: ScreenTransition { cover(from: .trailing) }

    /// ``cover`` with the arriving screen coming from `edge`.
    public static func cover(from edge: TransitionEdge) -> ScreenTransition {
        ScreenTransition("cover", timing: .standard(0.35)) { scene in
            [.from { _ in .identity }, .to { .identity.translated(1 - $0, towards: edge, in: scene) }]
        }
    }

    /// The leaving screen slides off the arriving one, which doesn't move; Hero's default curve, 0.35 s.
    public static var uncover: ScreenTransition { uncover(to: .leading) }

    /// ``uncover`` with the leaving screen leaving through `edge`.
    public static func uncover(to edge: TransitionEdge) -> ScreenTransition {
        ScreenTransition("uncover", timing: .standard(0.35)) { scene in
            [.to { _ in .identity }, .from { .identity.translated($0, towards: edge, in: scene) }]
        }
    }
}
