import UIKit

extension Transition {
    /// The arriving screen slides in from the trailing side, the leaving one goes off at half its speed.
    ///
    /// The geometry is that of VCTransitionsLibrary's pan: the leaving screen moves by half the width. 0.5 s.
    public static var pan: Transition {
        Transition("pan", timing: .easeInOut(0.5), motion: .intense) { scene in
            [
                .from { .rest.moved(x: -scene.width / 2 * $0) },
                .to { .rest.moved(x: scene.width * (1 - $0)) },
            ]
        }
    }
}
