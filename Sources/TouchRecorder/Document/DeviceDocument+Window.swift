import UIKit

extension DeviceDocument {
    /// The device that a window is on.
    @MainActor
    init(of window: UIWindow, mirror: LayoutMirror) {
        system = Self.system(ofVersion: UIDevice.current.systemVersion)
        direction = mirror.isRightToLeft ? "rtl" : "ltr"
        size = window.bounds.size.asLengths
        sampleRate = window.screen.maximumFramesPerSecond >= 120 ? 120 : 60
        safeArea = mirror.inset(window.safeAreaInsets)
    }

    /// The newest of the format's systems that is not newer than a version such as "18.1.1", or the oldest for earlier
    /// versions.
    static func system(ofVersion version: String) -> Int {
        let number = version.prefix { $0 != "." }
        return systems.last { $0 <= Int(number) ?? .max } ?? systems[0]
    }

    private static let systems = [17, 18, 26]
}
