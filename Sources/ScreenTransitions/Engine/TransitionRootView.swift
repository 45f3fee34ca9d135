import UIKit

/// The root of a transition's view hierarchy. It fills the container, and reports changes of the container's size.
@MainActor
final class TransitionRootView: UIView {
    var sizeDidChange: @MainActor () -> Void = {}
    private var lastSize: CGSize

    override init(frame: CGRect) {
        lastSize = frame.size
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        sizeDidChange()
    }
}
