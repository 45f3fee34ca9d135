/// A button that is held down. The model's device is a phone without buttons or keys, so none is ever delivered; the
/// type is there because delegates may be asked about one.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    open internal(set) var force: CGFloat = 0
}
