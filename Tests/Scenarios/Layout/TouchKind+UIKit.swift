import UIKit

extension TouchKind {
    var touchType: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .pencil: .pencil
        case .pointer: .indirectPointer
        }
    }

    /// As recognizers name those that they take.
    var allowedTouchType: NSNumber { NSNumber(value: touchType.rawValue) }
}
