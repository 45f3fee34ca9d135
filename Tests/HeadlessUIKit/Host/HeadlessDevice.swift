/// A phone without a phone: a screen, a window, fingers, and time that moves when it is told to.
@_spi(Headless)
@MainActor
public final class HeadlessDevice {
    public let runtime: HeadlessRuntime
    public let window: UIWindow
    /// How often a moving finger is sampled, per second: 60 or 120 on real screens.
    public let sampleRate: Double

    /// How long touches take from the glass to the app, in seconds: as long as it keeps its main thread busy.
    public var touchDelay: TimeInterval = 0

    private var fingersDown: [UITouch] = []
    /// Hears of the touches that have changed, after the event.
    var touchObserver: (([UITouch]) -> Void)?
    /// What fingers on trackpads do at this moment.
    private var contacts: [TrackpadContact] = []
    /// Changes that wait to go out as one event.
    private var batch: [TouchChange]?

    /// Whether any finger is on the glass.
    public var hasTouchesDown: Bool { !fingersDown.isEmpty }

    /// - Parameters:
    ///   - size: of the screen, in points, as it is held.
    ///   - profile: which system is played, and every choice where UIKit is undocumented.
    ///   - direction: of the user interface.
    ///   - safeAreaInsets: what the hardware covers, in points.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        profile: BehaviourProfile = BehaviourProfile(),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        reduceMotion: Bool = false,
        safeAreaInsets: UIEdgeInsets = .zero,
        sampleRate: Double = 60
    ) {
        precondition(size.width > 0 && size.height > 0, "A screen needs a size, not \(size).")
        precondition(sampleRate > 0, "Fingers need a positive sample rate, not \(sampleRate).")
        runtime = HeadlessRuntime(
            profile: profile, screenSize: size, frameRate: sampleRate, direction: direction)
        runtime.makeCurrent()
        runtime.accessibility.reducesMotion = reduceMotion
        self.sampleRate = sampleRate
        let scene = UIWindowScene(screen: runtime.screen)
        runtime.application.scenes = [scene]
        window = UIWindow(windowScene: scene)
        window.deviceSafeAreaInsets = safeAreaInsets
        runtime.layoutPass = { for window in scene.windows { window.layOutUntilSettled() } }
        window.makeKeyAndVisible()
    }

    public var faults: [Fault] { runtime.faults.faults }

    /// What the person has felt, in its order.
    public var impacts: [Impact] { runtime.impacts }

    /// Virtual seconds since the device was made.
    public var now: TimeInterval { runtime.clock.now }

    // MARK: Time

    /// Runs app code as the run loop would: layout and animations are committed afterwards.
    public func perform(_ body: () -> Void) {
        runtime.turn(body)
    }

    /// Lets `interval` virtual seconds pass.
    public func advance(by interval: TimeInterval) {
        runtime.turn {}
        runtime.clock.advance(by: interval)
    }

    /// Lets time pass until `time`, in virtual seconds since the device was made: exactly until then, while intervals
    /// that are added up are rounded. A time that has passed is now.
    public func advance(to time: TimeInterval) {
        runtime.turn {}
        runtime.clock.advance(to: time)
    }

    /// Whether an animation runs, a scroll view coasts, or anything else changes from frame to frame.
    public var isMoving: Bool { runtime.clock.isAnimating || runtime.hasPendingTurns }

    /// Lets time pass until nothing moves, at most `limit` virtual seconds. Timers that merely wait are left waiting.
    public func settle(limit: TimeInterval = 10) {
        let end = now + limit
        runtime.turn {}
        while isMoving, now < end {
            runtime.clock.advance(by: min(1 / sampleRate, end - now))
        }
    }

    // MARK: Fingers

    /// A finger above the glass.
    ///
    /// - Parameter radius: how wide it is where it touches, in points; nil is the usual width.
    public func finger(_ type: UITouch.TouchType = .direct, radius: CGFloat? = nil) -> Finger {
        Finger(device: self, type: type, radius: radius)
    }

    /// Plays several fingers at once; returns when the last track is over.
    public func play(_ tracks: [FingerTrack]) {
        FingerPlayer(tracks: tracks, device: self).play()
    }

    /// What the fingers do in `body`, without taking time, goes out as one event.
    public func event(_ body: () -> Void) {
        precondition(batch == nil, "Events cannot be put together inside one another.")
        batch = []
        body()
        let changes = batch ?? []
        batch = nil
        if !changes.isEmpty { send(changes) }
    }

    /// Sends what changed in one instant as one event: the other fingers that are down are in it, stationary.
    func send(_ changes: [TouchChange]) {
        if batch != nil {
            batch?.append(contentsOf: changes)
            return
        }
        var changed: [UITouch] = []
        runtime.turn {
            for touch in fingersDown { touch.rest() }
            let time = now - touchDelay
            for change in changes { change.apply(at: time, window: window, fingersDown: &fingersDown) }
            let event = UIEvent(touches: fingersDown, timestamp: time)
            for touch in event.touches where touch.phase == .began {
                touch.view =
                    runtime.keyboard.hitTest(touch.position, safeArea: window.deviceSafeAreaInsets)
                    ?? window.hitTest(touch.position, with: event)
            }
            runtime.application.sendEvent(event)
            if event.touches.contains(where: { !$0.isDown }) { fingersDown.removeAll { !$0.isDown } }
            noteTouchesDown()
            if touchObserver != nil { changed = event.touches.filter { $0.phase != .stationary } }
        }
        touchObserver?(changed)
    }

    private func noteTouchesDown() {
        runtime.hasTouchesDown = !fingersDown.isEmpty || !contacts.isEmpty
    }

    // MARK: Pointer

    /// The pointer of a trackpad or a mouse at a place, in the window's coordinates.
    public func pointer(at position: CGPoint, _ type: UIScrollType = .continuous) -> Pointer {
        Pointer(device: self, at: position, type: type)
    }

    /// Sends what has changed about a contact as an event of its own.
    func send(_ contact: TrackpadContact) {
        runtime.turn {
            let event = UIEvent(touches: [contact], timestamp: now, type: contact.eventType)
            if contact.phase == .began {
                contacts.append(contact)
                contact.view = window.hitTest(contact.pointer, with: event)
            }
            runtime.application.sendEvent(event)
            if !contact.isDown { contacts.removeAll { $0 === contact } }
            noteTouchesDown()
        }
    }

    // MARK: Memory

    /// The system is short of memory, and says so.
    public func warnOfMemory() {
        runtime.turn { runtime.application.warnOfMemory() }
    }

    // MARK: Rotation

    /// Turns the device: the window takes the new size, animated over 0.3 seconds as on a phone.
    public func rotate(to size: CGSize) {
        runtime.turn {
            let previous = window.traitCollection
            runtime.screen.bounds.size = size
            SizeTransition.run(in: window, to: size, from: previous, duration: 0.3) { [window] in
                TraitChange.tell(window, previous: previous)
                window.frame = CGRect(origin: .zero, size: size)
            }
        }
    }
}
