import UIKit

extension UIView {
    /// Whether `other` is drawn over this view: it is inside this view, or inside a later sibling of this view or of a
    /// superview. Nil if the two are not in one hierarchy.
    func isBehind(_ other: UIView) -> Bool? {
        let ours = path
        let theirs = other.path
        guard ours.first === theirs.first else { return nil }
        let shared = zip(ours, theirs).prefix { $0 === $1 }.count
        guard shared < ours.count, shared < theirs.count else { return ours.count < theirs.count }
        let order = ours[shared - 1].subviews
        guard let our = order.firstIndex(of: ours[shared]), let their = order.firstIndex(of: theirs[shared]) else {
            return nil
        }
        return our < their
    }

    /// The views from the root of the hierarchy down to this one.
    private var path: [UIView] { Array(sequence(first: self, next: \.superview)).reversed() }
}
