@preconcurrency @MainActor
open class UIApplication: UIResponder {
    open class var shared: UIApplication { HeadlessRuntime.current.application }

    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    var scenes: [UIWindowScene] = []

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { HeadlessRuntime.current.direction }

    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// Tells those who listen to the notification, and every controller that is on the screen, below another one, or
    /// beside it.
    func warnOfMemory() {
        let controllersFirst = HeadlessRuntime.current.profile.callbacks.controllersHearOfMemoryFirst
        if controllersFirst { warnControllersOfMemory() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        if !controllersFirst { warnControllersOfMemory() }
    }

    private func warnControllersOfMemory() {
        for window in scenes.flatMap(\.windows) { window.rootViewController?.warnBranchOfMemory() }
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
