@preconcurrency @MainActor
open class UITouch: NSObject {
    var associatedValues = AssociatedValues()
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    open internal(set) var timestamp: TimeInterval
    open internal(set) var phase = Phase.began
    open internal(set) var tapCount = 1
    open internal(set) var type = TouchType.direct
    open internal(set) var majorRadius: CGFloat = 20

    /// A3: fixed at touch-down.
    open internal(set) var window: UIWindow?
    open internal(set) var view: UIView?

    /// Who follows the touch now, and who has followed it at any time.
    var receivers: [UIGestureRecognizer] = []
    var gestureRecognizersSeen: [UIGestureRecognizer] = []
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

    /// In the window's coordinates.
    var position: CGPoint
    var previousPosition: CGPoint
    let startPosition: CGPoint
    /// How far the touch has come on its way to its view.
    var delivery = TouchDelivery.pending

    init(window: UIWindow, position: CGPoint, timestamp: TimeInterval) {
        self.window = window
        self.position = position
        previousPosition = position
        startPosition = position
        self.timestamp = timestamp
        super.init()
    }

    /// Whether `touchesBegan` has been sent to the touch's view, and no cancel since.
    var hasReachedView: Bool { delivery == .delivered }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return position }
        return view.convert(position, from: window)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view, let window else { return previousPosition }
        return view.convert(previousPosition, from: window)
    }

    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }
}

extension UITouch: AssociationHolder {}
