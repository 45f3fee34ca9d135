import UIKit

/// A control of an app's own that follows a finger along its track, as players have; its knob is a subview.
@MainActor
final class Scrubber: UIControl {
    /// From 0 at the leading end to 1.
    var value: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    private let track = UIView()
    private let knob = UIView()
    /// What is seen of the knob, which is as high as the control.
    private let dot = UIView()
    private let mirror: Mirror

    init(mirror: Mirror) {
        self.mirror = mirror
        super.init(frame: .zero)
        track.backgroundColor = .systemGray4
        track.isUserInteractionEnabled = false
        dot.backgroundColor = .systemBlue
        dot.isUserInteractionEnabled = false
        addSubview(track)
        addSubview(knob)
        knob.addSubview(dot)
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
        let dotSide = min(side, 20)
        dot.frame = CGRect(x: (side - dotSide) / 2, y: (side - dotSide) / 2, width: dotSide, height: dotSide)
        dot.layer.cornerRadius = dotSide / 2
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        track.layer.cornerRadius = 2
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
