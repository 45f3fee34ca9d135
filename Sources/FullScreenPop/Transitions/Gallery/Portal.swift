import UIKit

extension Transition {
    /// The leaving screen parts like ``doors``, and the arriving one comes through them.
    ///
    /// The geometry is that of VCTransitionsLibrary's portal: the arriving screen grows from 0.8. 0.8 s.
    public static var portal: Transition {
        Transition("portal", timing: .easeInOut(0.8), motion: .intense) { scene in
            [.to { .rest.scaled($0.between(0.8, 1)) }] + doorLeaves(in: scene)
        }
    }
}
