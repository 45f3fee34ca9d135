/// The phone or tablet that the window is on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    open class var current: UIDevice { shared }

    /// The model plays the first version of a system.
    open var systemVersion: String { "\(HeadlessRuntime.current.profile.system.rawValue).0" }
}
