@preconcurrency @MainActor
open class UIScreen: NSObject {
    open internal(set) var bounds: CGRect
    public let scale: CGFloat
    public let maximumFramesPerSecond: Int

    init(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int) {
        self.bounds = bounds
        self.scale = scale
        self.maximumFramesPerSecond = maximumFramesPerSecond
        super.init()
    }

    open class var main: UIScreen { HeadlessRuntime.current.screen }
}
