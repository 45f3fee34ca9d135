/// A scroll view means two things in Auto Layout: its frame, and its content.
@MainActor
enum ScrollContent {
    /// The box that an attribute of `item` refers to. For views inside a scroll view its edges are those of the
    /// content, its size and centre those of its frame (Technical Note TN2154).
    static func box(
        of item: AnyObject, attribute: NSLayoutConstraint.Attribute, seenFrom partner: AnyObject?,
        in region: LayoutRegion
    ) -> LayoutBox {
        guard let scrollView = item as? UIScrollView, isContentEdge(attribute, of: scrollView, seenFrom: partner) else {
            return region.box(of: item)
        }
        return region.box(of: scrollView.contentLayoutGuide)
    }

    /// Whether a constraint speaks of the content of the scroll view.
    static func concerns(_ constraint: NSLayoutConstraint, of scrollView: UIScrollView) -> Bool {
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        if let guide = scrollView.layoutState.contentGuide, first === guide || second === guide { return true }
        return first === scrollView && isContentEdge(constraint.firstAttribute, of: scrollView, seenFrom: second)
            || second === scrollView && isContentEdge(constraint.secondAttribute, of: scrollView, seenFrom: first)
    }

    private static func isContentEdge(
        _ attribute: NSLayoutConstraint.Attribute, of scrollView: UIScrollView, seenFrom partner: AnyObject?
    ) -> Bool {
        switch attribute {
        case .width, .height, .centerX, .centerY, .notAnAttribute: return false
        case .left, .right, .top, .bottom, .leading, .trailing:
            guard let view = (partner as? UIView) ?? (partner as? UILayoutGuide)?.owningView else { return false }
            return view !== scrollView && view.isDescendant(of: scrollView)
        }
    }
}
