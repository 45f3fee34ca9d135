import UIKit

/// A control of an app's own that follows a finger along its track, as players have; its knob is a subview.
@MainActor
final class Scrubber: UIControl {
    /// From 0 at the leading end to 1.
    var value: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private let knob = UIView()
    private let mirror: Mirror

    init(mirror: Mirror) {
        self.mirror = mirror
        super.init(frame: .zero)
        knob.backgroundColor = .blue
        addSubview(knob)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Scrubbers do not come from a storyboard.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height
        knob.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        knob.center = CGPoint(x: mirror.x(value * bounds.width, in: bounds.width), y: bounds.midY)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance = mirror.x(touch.location(in: self).x, in: bounds.width)
        value = min(max(distance / bounds.width, 0), 1)
        sendActions(for: .valueChanged)
        return true
    }
}
