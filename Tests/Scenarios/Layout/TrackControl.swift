import UIKit

/// A control of an app's own that follows a finger along its track, as players have: with one knob, or with two, of
/// which the nearer one follows. The knobs are subviews.
@MainActor
final class TrackControl: UIControl {
    /// Where the knobs are, from 0 at the leading end to 1, in ascending order.
    var values: [CGFloat] {
        didSet { setNeedsLayout() }
    }
    private let track = UIView()
    private let knobs: [UIView]
    private let mirror: Mirror
    /// Which knob follows the finger.
    private var followed = 0

    init(_ values: [CGFloat], mirror: Mirror) {
        self.values = values
        self.mirror = mirror
        knobs = values.map { _ in UIView() }
        super.init(frame: .zero)
        track.backgroundColor = .systemGray4
        track.isUserInteractionEnabled = false
        addSubview(track)
        for knob in knobs {
            addSubview(knob)
            knob.addSubview(Self.makeDot())
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Controls of scenarios do not come from a storyboard.")
    }

    /// What is seen of a knob, which is as high as the control.
    private static func makeDot() -> UIView {
        let dot = UIView()
        dot.backgroundColor = .systemBlue
        dot.isUserInteractionEnabled = false
        return dot
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height
        let dotSide = min(side, 20)
        for (knob, value) in zip(knobs, values) {
            knob.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            knob.center = CGPoint(x: mirror.x(value * bounds.width, in: bounds.width), y: bounds.midY)
            let dot = knob.subviews[0]
            dot.frame = CGRect(x: (side - dotSide) / 2, y: (side - dotSide) / 2, width: dotSide, height: dotSide)
            dot.layer.cornerRadius = dotSide / 2
        }
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        track.layer.cornerRadius = 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = place(of: touch)
        let nearest = values.min { abs($0 - place) < abs($1 - place) }
        // Of two at one place the one that the finger can take with it.
        followed =
            (place > nearest ?? 0 ? values.lastIndex { $0 == nearest } : values.firstIndex { $0 == nearest }) ?? 0
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let least = followed > 0 ? values[followed - 1] : 0
        let greatest = followed + 1 < values.count ? values[followed + 1] : 1
        values[followed] = min(max(place(of: touch), least), greatest)
        sendActions(for: .valueChanged)
        return true
    }

    private func place(of touch: UITouch) -> CGFloat {
        mirror.x(touch.location(in: self).x, in: bounds.width) / bounds.width
    }
}
