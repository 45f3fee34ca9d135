import UIKit

extension UITouch.TouchType {
    /// What the format calls this; nil for what it has no name for.
    var name: String? {
        switch self {
        case .direct: "finger"
        case .pencil: "pencil"
        case .indirectPointer: "pointer"
        default: nil
        }
    }
}

extension UIGestureRecognizer {
    /// The touches that this takes, as the format calls them; nil for all that it has a name for.
    var namesOfTouches: [String]? {
        let all: [UITouch.TouchType] = [.direct, .pencil, .indirectPointer]
        let allowed = all.filter { allowedTouchTypes.contains(NSNumber(value: $0.rawValue)) }
        return allowed.count == all.count ? nil : allowed.compactMap(\.name)
    }
}
