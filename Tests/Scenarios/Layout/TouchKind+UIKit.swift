import UIKit

extension TouchKind {
    var type: UITouch.TouchType {
        switch self {
        case .finger: .direct
        case .pencil: .pencil
        case .pointer: .indirectPointer
        }
    }

    /// As recognizers name those that they take.
    var touchType: NSNumber { NSNumber(value: type.rawValue) }
}
