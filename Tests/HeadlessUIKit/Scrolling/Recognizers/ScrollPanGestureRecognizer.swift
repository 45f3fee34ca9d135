/// The pan that scrolls.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private let stand: ScrollPanDelegate
    private let action: RecognizerAction

    init(scrolling scrollView: UIScrollView) {
        self.scrollView = scrollView
        stand = ScrollPanDelegate(of: scrollView)
        action = RecognizerAction { [weak scrollView] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            scrollView?.drag.follow(pan)
        }
        super.init(target: nil, action: nil)
        // J5
        allowedScrollTypesMask = .all
        action.attach(to: self)
    }

    /// D1: the scroll view itself, where its class says that it is a gesture recognizer delegate. UIKit's scroll view
    /// is one without saying so; Swift cannot hide a conformance, so otherwise an object of ours stands for it.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate ?? stand }
        set {
            precondition(
                newValue === scrollView,
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
        }
    }

    /// D4: only movement along an axis that scrolls counts.
    override func passesHysteresis(_ movement: CGPoint) -> Bool {
        guard let scrollView else { return false }
        var counted = convertVectorFromWindow(movement, to: scrollView)
        for axis in ScrollAxis.allCases where !scrollView.extent(along: axis).isScrollable { counted[axis] = 0 }
        return super.passesHysteresis(counted)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.isTracking = true
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        updateTracking()
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        updateTracking()
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.isTracking = false
        scrollView?.drag.letGo()
    }

    private func updateTracking() {
        scrollView?.isTracking = trackedTouches.contains(where: \.isDown)
    }
}

/// Answers for a scroll view that has not declared itself a gesture recognizer delegate.
@MainActor
private final class ScrollPanDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
    }
}
