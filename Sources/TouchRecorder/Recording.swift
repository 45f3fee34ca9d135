import UIKit

/// What is known of one recording: the screens at its beginning, the touches, and what the app did meanwhile.
@MainActor
final class Recording {
    let reader: ScreenReader
    let stacks: WindowStacks
    let layout: WindowLayout
    let device: DeviceDocument
    let follower: ScreenFollower
    /// In seconds, as the system counts for touches.
    let start: TimeInterval
    private(set) var tracks: [TouchTrack] = []
    /// What was seen when it ended.
    private(set) var outcome = OutcomeDocument()
    private weak var window: UIWindow?
    /// The touches that are down, and the places of their tracks.
    private var live: [ObjectIdentifier: Int] = [:]
    /// When something last happened to a touch, in seconds.
    private var lastTouch: TimeInterval?
    /// When the screens were last looked at.
    private var lastLook: TimeInterval
    /// Whether the last touch landed where UIKit itself does something for a tap.
    private var lastTouchIsOnUIKits = false

    init(of window: UIWindow, options: TouchRecorder.Options, time: TimeInterval) {
        self.window = window
        start = time
        lastLook = time
        let mirror = LayoutMirror(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        reader = ScreenReader(options: options, mirror: mirror)
        stacks = WindowStacks(of: window, mirror: mirror)
        device = DeviceDocument(of: window, stack: stacks.main, mirror: mirror)
        layout = WindowLayout(of: window, stacks, reader)
        follower = ScreenFollower(ScreenState(of: window, stacks), reader)
        if stacks.main == nil { reader.omissions.note(.noStack) }
        if stacks.isIncomplete { reader.omissions.note(.container) }
    }

    func note(_ omission: Omissions.Omission) {
        reader.omissions.note(omission)
    }

    // MARK: Touches

    func see(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { see(touch) }
    }

    private func see(_ touch: UITouch) {
        let sample = TouchTrack.Sample(time: touch.timestamp, place: touch.location(in: nil))
        let identifier = ObjectIdentifier(touch)
        guard let index = live[identifier] else {
            if touch.phase == .began { land(touch, sample) }
            return
        }
        lastTouch = touch.timestamp
        switch touch.phase {
        case .ended: tracks[index].finish(at: sample, .lifted)
        case .cancelled: tracks[index].finish(at: sample, .cancelled)
        default: tracks[index].move(to: sample)
        }
        if tracks[index].end != nil { live[identifier] = nil }
    }

    private func land(_ touch: UITouch, _ sample: TouchTrack.Sample) {
        lookAtScreens(at: touch.timestamp)
        lastTouch = touch.timestamp
        lastTouchIsOnUIKits = touch.isOnBar || isBesideWhatIsPresented(touch)
        live[ObjectIdentifier(touch)] = tracks.count
        let width = window?.bounds.width ?? 0
        tracks.append(TouchTrack(landing: sample, radius: touch.majorRadius, windowWidth: width))
    }

    // MARK: Screens

    /// Whether the screens are to be looked at in every frame: while a finger is down, and as long as an animation may
    /// run that it has set off.
    func watches(at time: TimeInterval) -> Bool {
        !live.isEmpty || time - (lastTouch ?? -.infinity) < Self.watchedTime
    }

    private static let watchedTime: TimeInterval = 2

    /// Notes what the app has changed since the last look.
    func lookAtScreens(at time: TimeInterval) {
        guard let window else { return }
        let count = follower.actions.count
        let isWatched = time - lastLook < Self.watchedTime / 2 && !tracks.isEmpty
        let state = ScreenState(of: window, stacks)
        // A change that nobody saw has just begun if something still moves, and otherwise had a second to be over.
        let guess = max(lastLook, time - (state.transition == nil ? 1 : 0.05))
        follower.look(
            at: state, time: isWatched ? time : guess,
            ledByFinger: isWatched && live.isEmpty && (lastTouchIsOnUIKits || tracks.last?.isTap == false))
        if follower.actions.count > count, !isWatched { note(.stackChange) }
        lastLook = time
    }

    /// Whether a touch is where a popover or a sheet is dismissed by a tap.
    private func isBesideWhatIsPresented(_ touch: UITouch) -> Bool {
        guard let window, let front = stacks.presented(in: window).last?.viewIfLoaded, let view = touch.view else {
            return false
        }
        return !view.isDescendant(of: front)
    }

    /// Looks at what there is when the recording ends.
    func finish(at time: TimeInterval) {
        lookAtScreens(at: time)
        guard let window else { return }
        outcome = OutcomeDocument(of: window, reader, stacks)
    }
}

extension UITouch {
    /// Whether the touch is on a bar, where it goes back or selects a tab.
    fileprivate var isOnBar: Bool {
        guard let view else { return false }
        return sequence(first: view, next: \.superview).contains { $0 is UINavigationBar || $0 is UITabBar }
    }
}
