/// What makes the device be felt.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes the next feedback come without delay. The model has none.
    open func prepare() {}
}

/// Feels like two things that bump into each other.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    /// The runtime keeps it for the host.
    open func impactOccurred() {
        let runtime = HeadlessRuntime.current
        runtime.impacts.append(Impact(time: runtime.clock.now, style: style))
    }
}

/// One bump that the person has felt.
@_spi(Headless)
public struct Impact: Equatable, Sendable {
    /// In virtual seconds since the device was made.
    public let time: TimeInterval
    public let style: UIImpactFeedbackGenerator.FeedbackStyle
}
