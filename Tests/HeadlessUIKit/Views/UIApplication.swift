@MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { HeadlessRuntime.current.application }

    var scenes: [UIWindowScene] = []

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessRuntime.current.direction }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// A4: the first to hear of an event.
    open func sendEvent(_ event: UIEvent) {
        for scene in scenes {
            for window in scene.windows where event.touches(for: window) != nil { window.sendEvent(event) }
        }
    }
}
