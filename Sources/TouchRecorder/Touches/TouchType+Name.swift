import UIKit

extension UITouch.TouchType {
    /// The format's name; nil if it has none.
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
    /// The touches that this recognizer accepts, by the format's names; nil for all that have one.
    var namesOfTouches: [String]? {
        let all: [UITouch.TouchType] = [.direct, .pencil, .indirectPointer]
        let allowed = all.filter { allowedTouchTypes.contains(NSNumber(value: $0.rawValue)) }
        return allowed.count == all.count ? nil : allowed.compactMap(\.name)
    }
}
