import UIKit

/// Asks questions of Apple's UIKit, in a window of the demo and in real time.
@MainActor
final class WindowQuestionHost: QuestionHost {
    let window: UIWindow
    let fingers: [FingerStep]
    var kept: [AnyObject] = []
    private let play: () async -> Void

    /// - Parameter play: lets the fingers work, and returns when they have.
    init(scene: UIWindowScene, fingers: [FingerStep], play: @escaping () async -> Void) {
        window = UIWindow(windowScene: scene)
        self.fingers = fingers
        self.play = play
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    func wait(_ seconds: TimeInterval) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// As the menu of the simulator does it, by a private name that only tests may use.
    func warnOfMemory() {
        UIControl().sendAction(NSSelectorFromString("_performMemoryWarning"), to: UIApplication.shared, for: nil)
    }

    func playFingers() async {
        await play()
        await wait(1)
    }
}
