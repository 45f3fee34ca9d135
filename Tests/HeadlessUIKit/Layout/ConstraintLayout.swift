/// Puts the views that constraints hold in their places.
@MainActor
enum ConstraintLayout {
    /// Tells one walk over the views from the next.
    private static var pass = 0

    static func beginPass() {
        pass += 1
    }

    /// Solves the region that the view is part of, if it has subviews held by constraints, and places its views.
    static func solve(in view: UIView) {
        guard
            view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
                || !view.layoutState.guides.isEmpty
        else { return }
        let host = host(of: view)
        // The host comes first in a pass, and places everything; nothing may have changed since.
        guard view === host || host.layoutState.solvedInPass != pass else { return }
        // A view without a size has not been placed yet: most screens ask for more room than that.
        guard host.bounds.width > 0, host.bounds.height > 0 else { return }
        let region = LayoutRegion(host: host)
        guard let solution = RegionSolver(region: region).solve() else { return }
        host.layoutState.solvedInPass = pass
        for view in region.views { place(view, region: region, solution: solution) }
        for guide in region.guides { place(guide, region: region, solution: solution) }
    }

    /// The nearest view, from `view` up, whose size constraints do not decide.
    static func host(of view: UIView) -> UIView {
        var host = view
        while !host.translatesAutoresizingMaskIntoConstraints, let superview = host.superview { host = superview }
        return host
    }

    /// Has the view's region solved again in the next layout pass.
    static func invalidate(_ view: UIView) {
        var present: UIView? = view.superview ?? view
        view.setNeedsLayout()
        while let ancestor = present {
            ancestor.setNeedsLayout()
            ancestor.layoutState.solvedInPass = nil
            if ancestor.translatesAutoresizingMaskIntoConstraints { break }
            present = ancestor.superview
        }
    }

    /// A view that is placed by its frame holds others when constraints name it.
    static func frameDidChange(_ view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints, !view.layoutState.involving.isEmpty,
            let superview = view.superview
        else { return }
        invalidate(superview)
    }

    /// Drops the constraints between a branch and what is outside it, as UIKit does when the branch is taken away.
    static func branchWillLeave(_ view: UIView) {
        dropConstraints(leading: view, of: view)
    }

    private static func dropConstraints(leading branch: UIView, of view: UIView) {
        for constraint in view.layoutState.involving where !constraint.views.allSatisfy({ $0.isDescendant(of: branch) })
        {
            constraint.isActive = false
        }
        for subview in view.subviews { dropConstraints(leading: branch, of: subview) }
    }

    // MARK: Placing

    private static func place(_ view: UIView, region: LayoutRegion, solution: LayoutSolution) {
        guard let first = region.firstUnknown(of: view) else { return }
        let rect = solution.rect(at: first)
        // Bounds and centre, not the frame: the view may be transformed.
        let anchor = view.anchorPoint
        let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        let isUnmoved = view.bounds.size == rect.size && view.center == center
        guard !isUnmoved else { return }
        view.bounds.size = rect.size
        view.center = center
    }

    private static func place(_ guide: UILayoutGuide, region: LayoutRegion, solution: LayoutSolution) {
        guard let first = region.firstUnknown(of: guide) else { return }
        guide.solvedFrame = solution.rect(at: first)
        guard guide.kind == .scrollContent, let scrollView = guide.owningView as? UIScrollView else { return }
        if scrollView.contentSize != guide.solvedFrame.size { scrollView.contentSize = guide.solvedFrame.size }
    }
}
