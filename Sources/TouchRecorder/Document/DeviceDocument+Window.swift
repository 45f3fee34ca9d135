import UIKit

extension DeviceDocument {
    /// The device that a window is on.
    @MainActor
    init(of window: UIWindow, stack: UINavigationController?, mirror: LayoutMirror) {
        system = Self.system(stack)
        direction = mirror.isRightToLeft ? "rtl" : "ltr"
        size = window.bounds.size.asLengths
        sampleRate = window.screen.maximumFramesPerSecond >= 120 ? 120 : 60
        safeArea = mirror.inset(window.safeAreaInsets)
    }

    /// The system of those that the format has. Where a model stands in for UIKit every system is there, and the
    /// recognizer tells which one it plays.
    @MainActor
    private static func system(_ stack: UINavigationController?) -> Int {
        if #available(iOS 26, *), let stack, stack.interactiveContentPopGestureRecognizer != nil { return 26 }
        if #available(iOS 18, *) { return 18 }
        return 17
    }
}
