import UIKit

extension CGRect {
    /// The size of a control that can be hit, in points, according to Apple's Human Interface Guidelines.
    private static let sizeOfTargets: CGFloat = 44

    /// Where a finger lands that aims for what is in this rectangle: around the same centre, and no smaller than a
    /// control that can be hit.
    var target: CGRect {
        insetBy(dx: min((width - Self.sizeOfTargets) / 2, 0), dy: min((height - Self.sizeOfTargets) / 2, 0))
    }

    /// The rectangle and as much around it as any target inside can reach.
    var withMarginOfTargets: CGRect { insetBy(dx: -Self.sizeOfTargets / 2, dy: -Self.sizeOfTargets / 2) }
}
