@preconcurrency @MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { HeadlessRuntime.current.application }

    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    var scenes: [UIWindowScene] = []

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessRuntime.current.direction }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// Tells every controller that is on the screen, below another one, or beside it. MODEL: before those who listen to
    /// the notification.
    func warnOfMemory() {
        for window in scenes.flatMap(\.windows) { window.rootViewController?.warnBranchOfMemory() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }

    /// A4: the first to hear of an event.
    open func sendEvent(_ event: UIEvent) {
        for scene in scenes {
            for window in scene.windows where event.concerns(window) { window.sendEvent(event) }
        }
    }
}

extension UIViewController {
    fileprivate func warnBranchOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnBranchOfMemory() }
        presented?.warnBranchOfMemory()
    }
}
