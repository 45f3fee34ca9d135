import UIKit

extension Sequence<UITouch> {
    /// The leftmost touch in the window, or the rightmost, of those for which `isMeant` is true.
    ///
    /// Sets of touches have no stable order: of several that land together none is the first.
    @MainActor
    func outermost(onRight: Bool, where isMeant: (UITouch) -> Bool = { _ in true }) -> UITouch? {
        var outermost: (touch: UITouch, place: CGPoint)?
        for touch in self where isMeant(touch) {
            let place = touch.location(in: nil)
            if let outermost, place.isLeft(of: outermost.place) == onRight { continue }
            outermost = (touch, place)
        }
        return outermost?.touch
    }
}

extension CGPoint {
    /// Of two points above one another, the upper one counts as the left one.
    fileprivate func isLeft(of other: CGPoint) -> Bool { (x, y) < (other.x, other.y) }
}
