/// Where a presented view lay before its dismissal began. A cancelled dismissal puts it back there, wherever the
/// animator has put it meanwhile, unless the profile says otherwise.
@MainActor
struct ShownPlace {
    private let view: UIView
    private let container: UIView
    private let space: CGSize
    private let size: CGSize
    private let center: CGPoint

    init(of view: UIView, in container: UIView) {
        self.view = view
        self.container = container
        space = container.bounds.size
        size = view.bounds.size
        center = view.center
    }

    /// Puts the view back; false if it has left its container, or that has been turned.
    func restore() -> Bool {
        guard view.isDescendant(of: container), container.bounds.size == space else { return false }
        UIView.performWithoutAnimation {
            view.bounds.size = size
            view.center = center
        }
        return true
    }
}
