/// While a transition runs, the views that take part take no touches; a recognizer above them still does. Whether the
/// app has switched off interaction with a view is the app's own business.
@MainActor
final class TouchBlock {
    private let views: [UIView]

    init(views: [UIView]) {
        self.views = views
    }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            for view in views { view.touchBlocks += isOn ? 1 : -1 }
        }
    }
}
