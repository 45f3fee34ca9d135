import TouchRecorder
import UIKit

/// A button above everything else that begins to record touches, and ends it with a sheet to share the file.
@MainActor
final class RecordButton {
    private static let size = CGSize(width: 64, height: 32)

    private weak var window: UIWindow?
    private let recorder: TouchRecorder
    /// Of its own, so that touches on the button are not recorded.
    private let buttonWindow: UIWindow
    private let button = UIButton(type: .system)

    init(for window: UIWindow, in scene: UIWindowScene) {
        self.window = window
        recorder = TouchRecorder(window: window, options: .demo)
        buttonWindow = UIWindow(windowScene: scene)
        buttonWindow.windowLevel = .statusBar + 1
        place(in: scene)
        let screen = UIViewController()
        screen.view.backgroundColor = .secondarySystemBackground
        button.accessibilityIdentifier = "record"
        button.frame = CGRect(origin: .zero, size: Self.size)
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        screen.view.addSubview(button)
        buttonWindow.rootViewController = screen
        buttonWindow.isHidden = false
        showState()
    }

    /// Puts the button at the right edge of the scene as it is now, above where a tab bar is. In the status bar, taps
    /// are the system's.
    func place(in scene: UIWindowScene) {
        let bounds = scene.coordinateSpace.bounds
        let corner = CGPoint(x: bounds.width - Self.size.width, y: bounds.height - 130)
        buttonWindow.frame = CGRect(origin: corner, size: Self.size)
    }

    private func toggle() {
        if recorder.isRecording {
            recorder.stop()
            share()
        } else {
            recorder.start()
        }
        showState()
    }

    private func showState() {
        button.setTitle(recorder.isRecording ? "Stop" : "Record", for: .normal)
    }

    private func share() {
        guard let presenter = window?.rootViewController.map(Self.front) else { return }
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("recorded.json")
        do {
            try recorder.scenario().write(to: file)
        } catch {
            return show("\(error)", on: presenter)
        }
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = presenter.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
            x: presenter.view.bounds.midX, y: 0, width: 1, height: 1)
        presenter.present(sheet, animated: true)
    }

    private func show(_ problem: String, on presenter: UIViewController) {
        let screen = UIViewController()
        let label = UILabel(frame: screen.view.bounds.insetBy(dx: 20, dy: 20))
        label.numberOfLines = 0
        label.text = problem
        screen.view.backgroundColor = .systemBackground
        screen.view.addSubview(label)
        presenter.present(screen, animated: true)
    }

    /// What is in front of everything that is presented.
    private static func front(of controller: UIViewController) -> UIViewController {
        controller.presentedViewController.map(front) ?? controller
    }
}
