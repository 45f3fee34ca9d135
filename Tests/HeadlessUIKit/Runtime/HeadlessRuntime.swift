/// What one device of the model keeps once: its time, its behaviour profile, the faults it has seen, and the work that
/// waits for the end of the present turn of its run loop.
///
/// Several devices may live in one process (each test makes its own). UIKit has entry points that name no device
/// (`UIView.animate`, `CACurrentMediaTime()`); they mean ``current``: the device whose turn it is, or else the one that
/// the running task has created or driven last. So tests that run side by side do not meet.
@_spi(Headless)
@MainActor
public final class HeadlessRuntime {
    public let clock: VirtualClock
    public let faults = FaultLog()
    /// What the person has felt, in its order.
    public internal(set) var impacts: [Impact] = []
    public var profile: BehaviourProfile
    /// Of the user's language: what `UIApplication.userInterfaceLayoutDirection` says.
    public let direction: UIUserInterfaceLayoutDirection

    let screen: UIScreen
    let screens = ScreenRegistry()
    private(set) lazy var traits = DeviceTraits(direction: direction, screen: screen)
    private(set) lazy var application = UIApplication()
    weak var firstResponder: UIResponder?
    private(set) lazy var keyboard = OnScreenKeyboard(self)
    var tapCounter = TapCounter()
    /// Whether any finger is on the glass.
    var hasTouchesDown = false

    /// The user's accessibility settings. Changing one posts its notification, as iOS does.
    public var accessibility = AccessibilitySettings() {
        didSet { UIAccessibility.settingsDidChange(from: oldValue, to: accessibility) }
    }

    /// Light or dark mode, as the user has it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set {
            let windows = application.scenes.flatMap(\.windows)
            let previous = windows.map(\.traitCollection)
            traits.style = newValue
            for (window, traits) in zip(windows, previous) { TraitChange.tell(window, previous: traits) }
        }
    }

    /// Called when a turn ends, before the animations of the turn are committed.
    var layoutPass: () -> Void = {}
    let animations: AnimationEngine

    private var nextTurn: [() -> Void] = []
    private var turnDepth = 0
    /// How many turns there have been: without one nothing changes but what is animated.
    private(set) var turnCount = 0

    public init(
        profile: BehaviourProfile = BehaviourProfile(),
        screenSize: CGSize = CGSize(width: 390, height: 844),
        frameRate: Double = 60,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.profile = profile
        self.direction = direction
        screen = UIScreen(
            bounds: CGRect(origin: .zero, size: screenSize), scale: 3, maximumFramesPerSecond: Int(frameRate))
        clock = VirtualClock(frameRate: frameRate)
        animations = AnimationEngine(clock: clock)
        clock.turn = { [unowned self] body in self.turn(body) }
        reference.runtime = self
    }

    deinit {
        reference.runtime = nil
    }

    /// The one whose turn is being run.
    private static var running: HeadlessRuntime?
    /// The one in whose turn the running task has begun.
    @TaskLocal private static var ofTurn: HeadlessRuntime?
    private static var ofTask: [Int: Reference] = [:]
    private static var latest = HeadlessRuntime()
    private static var referenceOfMainQueue: Reference?

    /// The one whose work on the main queue is being run.
    static var ofMainQueue: HeadlessRuntime? {
        get { referenceOfMainQueue?.runtime }
        set { referenceOfMainQueue = newValue?.reference }
    }

    /// Does not keep the runtime, which clears it when it goes: as with views, a weak reference would make every use of
    /// the runtime slow.
    @MainActor
    private final class Reference {
        nonisolated(unsafe) unowned(unsafe) var runtime: HeadlessRuntime?
    }
    private let reference = Reference()

    /// The runtime that entry points without a device mean.
    public static var current: HeadlessRuntime {
        if let known = running ?? ofTurn { return known }
        return taskKey.flatMap { ofTask[$0]?.runtime } ?? ofMainQueue ?? latest
    }

    /// Makes this the runtime that the running task means, outside of turns.
    public func makeCurrent() {
        Self.latest = self
        guard let key = Self.taskKey, Self.ofTask[key]?.runtime !== self else { return }
        Self.ofTask = Self.ofTask.filter { $0.value.runtime != nil }
        Self.ofTask[key] = reference
    }

    private static var taskKey: Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }

    /// Runs `body` as one turn of the run loop: afterwards layout and the animation transaction are committed, then the
    /// work left for the next turn runs in a turn of its own. So is what completions of animations have changed laid
    /// out.
    public func turn(_ body: () -> Void) {
        guard turnDepth == 0 else { return body() }
        makeCurrent()
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        Self.$ofTurn.withValue(self) {
            runToCommit(body)
            while animations.takeHasNotified() || !nextTurn.isEmpty {
                let waiting = nextTurn
                nextTurn = []
                runToCommit { for work in waiting { work() } }
            }
        }
    }

    private func runToCommit(_ body: () -> Void) {
        turnDepth += 1
        turnCount += 1
        animations.isInTurn = true
        body()
        commit()
        animations.isInTurn = false
        turnDepth -= 1
    }

    /// Leaves work for the turn after this one: what `DispatchQueue.main.async` is to an app.
    public func performNextTurn(_ work: @escaping () -> Void) {
        nextTurn.append(work)
    }

    /// Whether work waits for the next turn.
    var hasPendingTurns: Bool { !nextTurn.isEmpty }

    private func commit() {
        layoutPass()
        animations.commit()
    }
}
