import UIKit

/// Stands in for a web view: it knows how many pages there are to go back to, and may have an edge pan that goes back,
/// as those have that allow gestures for their history.
@MainActor
final class HistoryView: UIView {
    private(set) var history: Int
    private var swipe: HistorySwipe?

    /// - Parameter edge: The edge that it is swiped back from; nil if it is not.
    init(history: Int, swipedFrom edge: UIRectEdge?) {
        self.history = history
        super.init(frame: .zero)
        swipe = edge.map { HistorySwipe(of: self, from: $0) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Views of scenarios do not come from a storyboard.")
    }

    var canGoBack: Bool { history > 0 }

    func goBack() {
        history = max(0, history - 1)
    }
}

/// The edge pan of a web view. It begins only where there is a page to go back to, and goes there unless the finger
/// turns back.
@MainActor
private final class HistorySwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var view: HistoryView?
    private var action: GestureAction?

    init(of view: HistoryView, from edge: UIRectEdge) {
        self.view = view
        super.init()
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edge
        pan.delegate = self
        view.addGestureRecognizer(pan)
        action = GestureAction(of: pan) { [weak view, unowned pan] _ in
            let inwards: CGFloat = edge == .left ? 1 : -1
            if pan.state == .ended, pan.velocity(in: nil).x * inwards >= 0 { view?.goBack() }
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view?.canGoBack == true
    }
}
