import UIKit

extension Transition {
    /// The arriving screen slides in over the leaving one, which stands still. Hero's default curve, 0.35 s.
    public static var cover: Transition { cover(from: .trailing) }

    /// ``cover`` with the arriving screen coming from `edge`.
    public static func cover(from edge: TransitionEdge) -> Transition {
        Transition("cover", timing: .standard(0.35)) { scene in
            [.from { _ in .rest }, .to { .rest.moved(1 - $0, towards: edge, in: scene) }]
        }
    }

    /// The leaving screen slides off the arriving one, which stands still. Hero's default curve, 0.35 s.
    public static var uncover: Transition { uncover(to: .leading) }

    /// ``uncover`` with the leaving screen going out by `edge`.
    public static func uncover(to edge: TransitionEdge) -> Transition {
        Transition("uncover", timing: .standard(0.35)) { scene in
            [.to { _ in .rest }, .from { .rest.moved($0, towards: edge, in: scene) }]
        }
    }
}
