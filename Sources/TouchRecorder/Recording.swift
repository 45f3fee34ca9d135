import UIKit

/// The data of one recording: the screens at its beginning, the touches, and what the app did meanwhile.
@MainActor
final class Recording {
    let reader: ScreenReader
    /// The stacks when the recording began.
    let stacks: WindowStacks
    let layout: WindowLayout
    let device: DeviceDocument
    let follower: ScreenFollower
    /// In seconds, as the system counts for touches.
    let start: TimeInterval
    private(set) var tracks: [TouchTrack] = []
    /// What was seen when it ended.
    private(set) var expectation = ExpectationDocument()
    private weak var window: UIWindow?
    /// The current stacks.
    private var currentStacks: WindowStacks
    /// The touches that are down, and the indices of their tracks.
    private var live: [ObjectIdentifier: Int] = [:]
    /// When something last happened to a touch, in seconds.
    private var lastTouch: TimeInterval?
    /// When the screens were last looked at.
    private var lastLook: TimeInterval
    /// What UIKit itself may do for the last touch, and the number of looks at the screens since the touch ended.
    private var effect: TouchEffect?
    private var looksSinceTouch = 0
    /// The views under fingers now or a short time ago.
    private var touched: [TouchedView] = []

    init(of window: UIWindow, options: TouchRecorder.Options, time: TimeInterval) {
        self.window = window
        start = time
        lastLook = time
        let mirror = LayoutMirror(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        reader = ScreenReader(options: options, mirror: mirror)
        stacks = WindowStacks(of: window, mirror: mirror)
        currentStacks = stacks
        device = DeviceDocument(of: window, mirror: mirror)
        layout = WindowLayout(of: window, stacks, reader)
        follower = ScreenFollower(ScreenState(of: window, stacks), reader)
        if stacks.main == nil { reader.omissions.note(.noStack) }
        if stacks.isIncomplete { reader.omissions.note(.container) }
        if window.isTouched { reader.omissions.note(.fingerBefore) }
        if let edgePan = stacks.main?.interactivePopGestureRecognizer, edgePan.delegate.map(\.isOfAppClass) != false {
            reader.omissions.note(.popDelegate)
        }
    }

    func note(_ omission: Omissions.Omission) {
        reader.omissions.note(omission)
    }

    // MARK: Touches

    /// Of touches that land at the same time, the one nearest to the leading top corner comes first.
    func see(_ touches: Set<UITouch>) {
        let ordered = touches.map { (touch: $0, place: place(of: $0)) }.sorted { one, other in
            (one.touch.timestamp, one.place.y, one.place.x) < (other.touch.timestamp, other.place.y, other.place.x)
        }
        for (touch, _) in ordered { see(touch) }
    }

    private func place(of touch: UITouch) -> CGPoint {
        let place = touch.location(in: nil)
        return CGPoint(x: reader.mirror.leading(place.x, in: window?.bounds.width ?? 0), y: place.y)
    }

    private func see(_ touch: UITouch) {
        let sample = TouchTrack.Sample(time: touch.timestamp, place: touch.location(in: nil))
        let identifier = ObjectIdentifier(touch)
        guard let index = live[identifier] else {
            if touch.phase == .began { land(touch, sample) }
            return
        }
        lastTouch = touch.timestamp
        looksSinceTouch = 0
        switch touch.phase {
        case .ended: tracks[index].finish(at: sample, .lifted)
        case .cancelled: tracks[index].finish(at: sample, .cancelled)
        default: tracks[index].move(to: sample)
        }
        guard tracks[index].end != nil else { return }
        live[identifier] = nil
        for index in touched.indices where touched[index].touch == identifier && touched[index].end == nil {
            touched[index].finish(touch)
        }
    }

    private func land(_ touch: UITouch, _ sample: TouchTrack.Sample) {
        let state = lookAtScreens(at: touch.timestamp, .beforeTouch)
        lastTouch = touch.timestamp
        looksSinceTouch = 0
        if let state {
            effect = TouchEffect(touch, front: state.presented.last?.controller?.viewIfLoaded)
            readChanges(of: state, before: touch)
        }
        live[ObjectIdentifier(touch)] = tracks.count
        touched.append(TouchedView(touch, reader))
        let width = window?.bounds.width ?? 0
        tracks.append(
            TouchTrack(landing: sample, type: touch.type, radius: touch.majorRadius, windowWidth: width))
    }

    /// Views may have been added or removed since the last touch. The view under this one must have been there when it
    /// landed.
    private func readChanges(of state: ScreenState, before touch: UITouch) {
        guard !state.isMoving else { return }
        if effect == nil, let view = touch.view, !reader.isKnown(view) { note(.container) }
        readChanges(of: state, at: touch.timestamp - Self.lead)
    }

    private func readChanges(of state: ScreenState, at time: TimeInterval) {
        let changes = reader.readAgain(state.screensInSight.compactMap(\.controller), isTouched: !live.isEmpty)
        for name in changes.removed { follower.log.note(time) { $0.remove = name } }
        for name in changes.added { follower.log.note(time) { $0.add = name } }
        follower.log.note(changes.changed.map { ActionDocument(at: time, change: $0.name, $0.properties) })
    }

    /// The least time by which a view precedes a touch that lands on it, and by which a touch precedes the app's
    /// reaction, in seconds.
    private static let lead: TimeInterval = 0.001

    // MARK: Screens

    /// Whether the screens are looked at in every frame: while a finger is down, and as long as an animation that it
    /// has started may run.
    func watches(at time: TimeInterval) -> Bool {
        !live.isEmpty || time - (lastTouch ?? -.infinity) < Self.watchedTime || reader.isScrolling
    }

    private static let watchedTime: TimeInterval = 2

    /// When the screens are looked at.
    enum Moment {
        case frame
        /// A finger lands.
        case beforeTouch
        case ending
    }

    /// Notes what the app has changed since the last look.
    ///
    /// - Parameter moment: Why the screens are looked at.
    /// - Returns: The current state; nil if the window has gone.
    @discardableResult
    func lookAtScreens(at time: TimeInterval, _ moment: Moment = .frame) -> ScreenState? {
        guard let window else { return nil }
        if !currentStacks.areCurrent(in: window) { currentStacks = WindowStacks(of: window, mirror: reader.mirror) }
        let count = follower.log.actions.count
        let isWatched = time - lastLook < Self.promptTime && !tracks.isEmpty
        let state = ScreenState(of: window, currentStacks)
        // A change that nobody saw has just begun if something still moves. Otherwise it had a second to finish.
        let guess = max(lastLook, time - (state.isMoving ? 0.05 : 1))
        follower.look(
            ScreenLook(
                state: state, time: isWatched ? max(time, (lastTouch ?? time) + Self.lead) : guess, isPrompt: isWatched,
                effect: isWatched ? possibleEffect : nil))
        if follower.log.actions.count > count, !isWatched { note(.stackChange) }
        lookAtElements(of: state, at: time, isWatched, moment)
        lastLook = time
        looksSinceTouch += 1
        return state
    }

    /// Notes what the app has done with the contents of its screens. A change that nobody watched only has to come
    /// before the next finger lands.
    private func lookAtElements(
        of state: ScreenState, at time: TimeInterval, _ isWatched: Bool, _ moment: Moment
    ) {
        touched.removeAll { time - ($0.end ?? time) > Self.effectTime }
        let touch = lastTouch ?? -.infinity
        let change = !isWatched ? max(lastLook, time - Self.lead) : touch > lastLook ? touch + Self.lead : time
        let look = ReadElement.Look(
            time: change, isWatched: isWatched && moment != .ending, touched: touched.compactMap(\.view))
        follower.log.note(reader.lookAtElements(look))
        lookAtTouched(at: change, moment)
        let hasChanged = takePlaceChanges() || moment == .ending
        if hasChanged, !state.isMoving { readChanges(of: state, at: change) }
    }

    /// Notes the values that the app has given controls after UIKit changed them for a finger.
    private func lookAtTouched(at time: TimeInterval, _ moment: Moment) {
        for index in touched.indices {
            guard let overrule = touched[index].takeOverrule(at: time, isLast: moment != .frame) else { continue }
            let properties = PropertiesDocument(value: overrule.value)
            follower.log.note([ActionDocument(at: time, change: overrule.name, properties)])
        }
    }

    /// Whether the app has moved, removed, or disabled the view under a finger since the last call.
    private func takePlaceChanges() -> Bool {
        var hasChanged = false
        for index in touched.indices where touched[index].end == nil {
            if touched[index].takePlaceChange() { hasChanged = true }
        }
        return hasChanged
    }

    /// How long a lifted finger may still change the control that it was on, in seconds.
    private static let effectTime: TimeInterval = 1

    /// What UIKit may have done since the last look. It acts as soon as a finger lifts, or while one is down.
    private var possibleEffect: TouchEffect? {
        guard !live.isEmpty || looksSinceTouch < Self.promptLooks else { return nil }
        if case .dismissesByDrag = effect, tracks.last?.isTap != false { return nil }
        return effect
    }

    /// The longest time between two looks in consecutive frames, even if a frame is late, in seconds.
    private static let promptTime: TimeInterval = 0.25

    /// The number of looks within which the effect of a touch in UIKit is seen.
    private static let promptLooks = 3

    /// Looks at the final state when the recording ends.
    func finish(at time: TimeInterval) {
        lookAtScreens(at: time, .ending)
        reader.readScreens(.ending)
        guard let window else { return }
        expectation = ExpectationDocument(of: window, reader, currentStacks)
    }
}

extension ScreenState {
    /// The screens that a finger can touch, if nothing moves.
    fileprivate var screensInSight: [Reference] {
        let tops = stacks.compactMap(\.screens.last)
        return (stacks.isEmpty ? [root].compactMap(\.self) : tops) + presented
    }
}

extension UIView {
    /// Whether a finger is down that a recognizer, a control, or a scroll view in this view is tracking.
    fileprivate var isTouched: Bool {
        (gestureRecognizers ?? []).contains { $0.numberOfTouches > 0 } || (self as? UIControl)?.isTracking == true
            || (self as? UIScrollView)?.isTracking == true || subviews.contains(where: \.isTouched)
    }
}
