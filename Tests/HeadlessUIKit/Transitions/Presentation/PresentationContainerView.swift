/// The `containerView` of a presentation: over the presenter, under the presented view. Touches beside that one end
/// here, but for a search, a sheet that dims nothing, and a popover's passthrough views.
final class PresentationContainerView: UIView {
    weak var owner: UIPresentationController?
    /// Where the presenter's view was before it had to leave the window; nil if it has stayed.
    var presentersHome: ViewHome?

    init(owner: UIPresentationController, frame: CGRect) {
        self.owner = owner
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && owner?.letsTouchesThrough == true ? nil : hit
    }

    override func layoutSubviews() {
        owner?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        owner?.containerViewDidLayoutSubviews()
    }
}
