extension UIScrollView {
    /// The scrollable content: constraints on it decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        guide(\.contentGuide, kind: .scrollContent, identifier: "UIScrollView-contentLayoutGuide")
    }

    /// The part of the screen that the scroll view covers, whatever it is scrolled to.
    public var frameLayoutGuide: UILayoutGuide {
        guide(\.frameGuide, kind: .scrollFrame, identifier: "UIScrollView-frameLayoutGuide")
    }

    /// Whether constraints decide the content's size.
    var hasConstrainedContent: Bool {
        layoutState.involving.contains { constraint in
            ScrollContent.concerns(constraint, of: self)
        }
    }
}
