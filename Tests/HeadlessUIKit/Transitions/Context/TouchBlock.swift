/// While a transition runs, the views that take part take no touches; a recognizer above them still does.
@MainActor
final class TouchBlock {
    private let views: [UIView]
    private var closed: [UIView] = []

    init(views: [UIView]) {
        self.views = views
    }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            if isOn {
                // A view that the app has closed itself stays as the app wants it.
                closed = views.filter(\.isUserInteractionEnabled)
                for view in closed { view.isUserInteractionEnabled = false }
            } else {
                for view in closed { view.isUserInteractionEnabled = true }
                closed = []
            }
        }
    }
}
