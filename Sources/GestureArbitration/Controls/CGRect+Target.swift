import UIKit

extension CGRect {
    /// The size of a target, in points, that Apple's Human Interface Guidelines ask for. A finger that lands within it
    /// was meant for the view inside.
    private static let sizeOfTargets: CGFloat = 44
    /// Bars are thinner than this, in points.
    private static let thicknessOfBars: CGFloat = 36
    /// How far beyond the ends of a bar a finger still means it, in points: the knob of a bar is drawn around the
    /// bar's beginning.
    static let reachBeyondEnds: CGFloat = 12
    /// How far beside a view that is not thin a finger still means it, in points: half a gap between two keys.
    static let reachBeside: CGFloat = 4

    /// Where a finger lands that means the view with these bounds: a target at least as large as Apple asks for.
    var target: CGRect {
        let isFlatBar = isWide && height < Self.thicknessOfBars
        let isUprightBar = isTall && width < Self.thicknessOfBars
        return insetBy(dx: Self.inset(width, isEnd: isFlatBar), dy: Self.inset(height, isEnd: isUprightBar))
    }

    /// How many times as long as thick a bar is at least.
    private static let slenderness: CGFloat = 2

    /// Whether it is the shape of a progress bar.
    var isWide: Bool { width >= Self.slenderness * height }
    /// Whether it is the shape of a fader, or of a handle that is dragged sideways.
    var isTall: Bool { height >= Self.slenderness * width }

    private static func inset(_ length: CGFloat, isEnd: Bool) -> CGFloat {
        min((length - sizeOfTargets) / 2, isEnd ? -reachBeyondEnds : -reachBeside)
    }

    /// The rectangle and as much around it as any target inside can reach.
    var withMarginOfTargets: CGRect { insetBy(dx: -Self.sizeOfTargets / 2, dy: -Self.sizeOfTargets / 2) }
}
