/// What one device of the model keeps once: its time, its behaviour profile, the faults it has seen, and the work that
/// waits for the end of the present turn of its run loop.
///
/// Several devices may live in one process (each test makes its own). UIKit has entry points that name no device
/// (`UIView.animate`, `CACurrentMediaTime()`); they mean ``current``. A device makes itself current whenever it is
/// created or driven.
@_spi(Headless)
@MainActor
public final class HeadlessRuntime {
    public let clock: VirtualClock
    public let faults = FaultLog()
    public var profile: BehaviourProfile
    /// Of the user's language: what `UIApplication.userInterfaceLayoutDirection` says.
    public let direction: UIUserInterfaceLayoutDirection

    let screen: UIScreen
    private(set) lazy var application = UIApplication()
    weak var firstResponder: UIResponder?
    var tapCounter = TapCounter()
    /// Whether any finger is on the glass.
    var hasTouchesDown = false

    /// The user's accessibility settings. Changing one posts its notification, as iOS does.
    public var accessibility = AccessibilitySettings() {
        didSet { UIAccessibility.settingsDidChange(from: oldValue, to: accessibility) }
    }

    /// Called when a turn ends, in order: layout first, then the commit of the animation transaction.
    var layoutPass: () -> Void = {}
    var commitPass: () -> Void = {}

    private var nextTurn: [() -> Void] = []
    private var turnDepth = 0

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
        clock.turn = { [unowned self] body in self.turn(body) }
    }

    /// The runtime that entry points without a device mean.
    public private(set) static var current = HeadlessRuntime()

    public func makeCurrent() {
        Self.current = self
    }

    /// Runs `body` as one turn of the run loop: afterwards layout and the animation transaction are committed, then the
    /// work left for the next turn runs in a turn of its own.
    public func turn(_ body: () -> Void) {
        makeCurrent()
        turnDepth += 1
        body()
        turnDepth -= 1
        guard turnDepth == 0 else { return }
        commit()
        while !nextTurn.isEmpty {
            let waiting = nextTurn
            nextTurn = []
            turnDepth += 1
            for work in waiting { work() }
            turnDepth -= 1
            commit()
        }
    }

    /// Leaves work for the turn after this one: what `DispatchQueue.main.async` is to an app.
    public func performNextTurn(_ work: @escaping () -> Void) {
        nextTurn.append(work)
    }

    /// Whether work waits for the next turn.
    var hasPendingTurns: Bool { !nextTurn.isEmpty }

    private func commit() {
        layoutPass()
        commitPass()
    }
}
