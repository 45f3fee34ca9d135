/// One change of a navigation bar's contents, in step with a transition.
@MainActor
struct NavigationBarChange {
    private let leaving: NavigationBarContent?
    private let arriving: NavigationBarContent?
    private let offset: CGFloat

    /// - Parameter offset: where the arriving title comes from, in points.
    init(leaving: NavigationBarContent?, arriving: NavigationBarContent?, offset: CGFloat) {
        self.leaving = leaving
        self.arriving = arriving
        self.offset = offset
        UIView.performWithoutAnimation {
            arriving?.alpha = 0
            arriving?.shiftTitle(by: offset)
        }
    }

    func animate() {
        leaving?.alpha = 0
        leaving?.shiftTitle(by: -offset)
        arriving?.alpha = 1
        arriving?.shiftTitle(by: 0)
    }

    /// The bar has been told by its owner what it shows now; what this change has put there goes.
    func end() {
        leaving?.removeFromSuperview()
    }
}
