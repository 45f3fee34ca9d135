@preconcurrency @MainActor
open class UIScene: UIResponder {
    open override var next: UIResponder? { HeadlessRuntime.current.application }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    public let screen: UIScreen
    open internal(set) var windows: [UIWindow] = []
    open internal(set) weak var keyWindow: UIWindow?

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    func add(_ window: UIWindow, asKey: Bool) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
        window.windowScene = self
        if asKey { keyWindow = window }
    }
}
