/// How what is left of a transition is played: the app's timing parameters, or one of the four curves.
@MainActor
struct CompletionCurve {
    private let curve: UnitBezier

    init(_ curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?) {
        let cubic = timing?.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: curve)
        self.curve = UnitBezier(
            cubic.controlPoint1.x, cubic.controlPoint1.y, cubic.controlPoint2.x, cubic.controlPoint2.y)
    }

    /// From 0 to 1 for a part of the time from 0 to 1.
    func value(at x: CGFloat) -> CGFloat {
        curve.progress(at: x)
    }
}
