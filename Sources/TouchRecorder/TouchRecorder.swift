import UIKit

/// Records the touches of a window, and the screens under them, as a scenario file for debugging.
///
/// ```swift
/// let recorder = TouchRecorder(window: window)
/// recorder.start()
/// // The conflict happens.
/// recorder.stop()
/// let file = try recorder.scenario(name: "The list scrolls, and the screen is popped")
/// ```
///
/// The scenario player replays the file, with UIKit alone and with FullScreenPop. The file holds what the format can
/// express: the stack and its screens, tabs, columns, scroll views, controls, views with their own gestures, and every
/// touch with its kind, time, position, radius, and end. Anything else is listed in the file's `about`.
///
/// A recorder is a recognizer on the window that takes, delays, and cancels nothing.
@MainActor
public final class TouchRecorder {
    /// What a recording holds. Set it before ``start()``.
    public var options: Options

    /// Whether touches are being recorded.
    public private(set) var isRecording = false

    /// Creates a recorder for the touches of `window`, which it does not retain. Keep the recorder as long as it
    /// records.
    public init(window: UIWindow, options: Options = Options()) {
        self.window = window
        self.options = options
        observer.didSee = { [weak self] touches in
            self?.see(touches)
            return self != nil
        }
        observer.didStepAside = { [weak self] in self?.recording?.note(.steppedAside) }
    }

    /// Ends a running recording, begins a new one, and discards the previous one. Without a window none begins.
    ///
    /// The screens are read now, so call it while they are at rest.
    public func start() {
        stop()
        guard let window else { return }
        recording = Recording(of: window, options: options, time: CACurrentMediaTime())
        window.addGestureRecognizer(observer)
        isRecording = true
    }

    /// Ends the recording. Does nothing if there is none.
    public func stop() {
        guard isRecording else { return }
        isRecording = false
        frames.stop()
        observer.view?.removeGestureRecognizer(observer)
        recording?.finish(at: CACurrentMediaTime())
    }

    /// The contents of a scenario file with everything recorded so far. The expected result is what is on screen when
    /// the recording ends, or now.
    ///
    /// - Parameter name: A sentence that says what happens.
    /// - Throws: ``RecordingError/nothingRecorded`` if ``start()`` has never been called.
    public func scenario(name: String = "A recorded conflict") throws -> Data {
        guard let recording else { throw RecordingError.nothingRecorded }
        if isRecording { recording.finish(at: CACurrentMediaTime()) }
        return try recording.document(name: name.isEmpty ? "A recorded conflict" : name).data()
    }

    private weak var window: UIWindow?
    private let observer = TouchObserver(name: "TouchRecorder")
    private var recording: Recording?
    private lazy var frames = FrameTimer { [weak self] in self?.lookAtFrame() }

    private func see(_ touches: Set<UITouch>) {
        recording?.see(touches)
        frames.start()
    }

    private func lookAtFrame() {
        observer.look()
        guard let recording, recording.watches(at: CACurrentMediaTime()) else { return frames.stop() }
        recording.lookAtScreens(at: CACurrentMediaTime())
    }
}
