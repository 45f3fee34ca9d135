import UIKit

extension Sequence<UITouch> {
    /// The touch that is furthest to the left in the window, or to the right, of those that `isMeant` names.
    ///
    /// Sets of touches have no order that stays the same: of several that land together none is the first.
    @MainActor
    func outermost(onRight: Bool, where isMeant: (UITouch) -> Bool = { _ in true }) -> UITouch? {
        var outermost: (touch: UITouch, x: CGFloat)?
        for touch in self where isMeant(touch) {
            let x = touch.location(in: nil).x
            if let outermost, onRight ? x <= outermost.x : x >= outermost.x { continue }
            outermost = (touch, x)
        }
        return outermost?.touch
    }
}
