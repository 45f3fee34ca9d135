import UIKit

/// Denies a touch that lands too far from the leading edge of the recognizer's view.
///
/// Asked when the touch lands: a finger that starts elsewhere is no attempt at the gesture, wherever it goes.
public struct StartRegionRule: ArbitrationRule {
    /// Where a touch may land.
    public var region: StartRegion

    /// Creates a rule for a region of the recognizer's view.
    public init(_ region: StartRegion) {
        self.region = region
    }

    /// Denies a touch outside the region.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard region != .anywhere, let view = recognizer.view else { return nil }
        return region.contains(touch.location(in: view), of: view) ? nil : .deny(.outsideStartRegion)
    }
}

extension ArbitrationReason {
    /// The touch landed too far from the leading edge.
    public static var outsideStartRegion: ArbitrationReason { "the touch is outside the start region" }
}

extension ArbitrationRule where Self == StartRegionRule {
    /// Denies a touch that lands outside `region` of the recognizer's view.
    public static func startRegion(_ region: StartRegion) -> StartRegionRule { StartRegionRule(region) }
}
