import UIKit

extension CGFloat {
    /// The progress of a phase of the whole: 0 until `start`, 1 from `end` on, linear between them.
    func phase(from start: CGFloat, to end: CGFloat) -> CGFloat {
        Swift.min(1, Swift.max(0, (self - start) / (end - start)))
    }

    /// The number at this progress on the way from `start`, at 0, to `end`, at 1. Both ends are exact.
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        start * (1 - self) + end * self
    }
}
