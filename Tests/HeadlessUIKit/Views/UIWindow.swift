@preconcurrency @MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal

    let gestureEnvironment = GestureEnvironment()
    /// What the hardware covers.
    var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet { SafeAreaLayout.update(self) }
    }

    open var rootViewController: UIViewController? {
        didSet { RootScreen.replace(oldValue, with: rootViewController, in: self) }
    }

    /// What the views in the window keep of it. The window clears it when it goes: a weak reference would make every
    /// use of the window slow.
    @MainActor
    final class Reference {
        nonisolated(unsafe) fileprivate(set) unowned(unsafe) var window: UIWindow?
    }
    let reference = Reference()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeItsOwnWindow()
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
        becomeItsOwnWindow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeItsOwnWindow()
    }

    deinit {
        reference.window = nil
    }

    private func becomeItsOwnWindow() {
        reference.window = self
        enclosingWindow = self
        gestureEnvironment.window = self
        super.isHidden = true
    }

    open override var isHidden: Bool {
        didSet {
            layer.isHosted = !isHidden
            if oldValue, !isHidden { RootScreen.windowDidBecomeVisible(self) }
        }
    }

    open override var next: UIResponder? {
        windowScene ?? HeadlessRuntime.current.application
    }

    open var isKeyWindow: Bool {
        windowScene?.keyWindow === self
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        windowScene?.add(self, asKey: true)
    }

    open var screen: UIScreen {
        windowScene?.screen ?? HeadlessRuntime.current.screen
    }

    /// A4: the recognizers first, then the views that were hit.
    open func sendEvent(_ event: UIEvent) {
        gestureEnvironment.handle(event)
    }
}

extension UIWindow {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}
