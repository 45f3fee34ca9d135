/// The place of a view in the hierarchy, for when it has been away.
@MainActor
struct ViewHome {
    private weak var view: UIView?
    private weak var superview: UIView?
    private let index: Int
    private let oldFrame: CGRect

    init(of view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        oldFrame = view.frame
    }

    /// Where the view belongs now: what it lay in may have been turned meanwhile.
    var frame: CGRect { superview?.bounds ?? oldFrame }

    /// Puts the view back, filling its superview as before even if that has changed its size.
    func restore() {
        guard let view, let superview else { return }
        if view.superview !== superview { superview.insertSubview(view, at: index) }
        UIView.performWithoutAnimation {
            view.bounds.size = superview.bounds.size
            view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
        }
    }
}
