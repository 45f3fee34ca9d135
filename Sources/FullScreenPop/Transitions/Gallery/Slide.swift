import UIKit

extension Transition {
    /// Both screens slide side by side, one pushing the other out. Hero's default curve, 0.35 s.
    public static var slide: Transition { slide(from: .trailing) }

    /// ``slide`` with the arriving screen coming from `edge`.
    public static func slide(from edge: TransitionEdge) -> Transition {
        Transition("slide", timing: .standard(0.35)) { scene in
            [
                .from { .rest.moved($0, towards: edge.opposite, in: scene) },
                .to { .rest.moved(1 - $0, towards: edge, in: scene) },
            ]
        }
    }

    /// ``slide`` with screens that are smaller the farther they are from their places, down to Hero's 0.8.
    public static var zoomSlide: Transition { zoomSlide(from: .trailing) }

    /// ``zoomSlide`` with the arriving screen coming from `edge`.
    public static func zoomSlide(from edge: TransitionEdge) -> Transition {
        Transition("zoomSlide", timing: .standard(0.35), motion: .intense) { scene in
            [
                .from { .rest.scaled($0.between(1, 0.8)).moved($0, towards: edge.opposite, in: scene) },
                .to { .rest.scaled($0.between(0.8, 1)).moved(1 - $0, towards: edge, in: scene) },
            ]
        }
    }
}
