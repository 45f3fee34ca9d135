/// The pinch that zooms. It goes on beside the pan of its scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private let action: RecognizerAction

    init(zooming scrollView: UIScrollView) {
        self.scrollView = scrollView
        action = RecognizerAction { [weak scrollView] recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            scrollView?.zoom.follow(pinch)
        }
        super.init(target: nil, action: nil)
        action.attach(to: self)
    }

    override var endsWithFirstFinger: Bool { HeadlessRuntime.current.profile.scrolling.zoomEndsWithFirstFinger }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
