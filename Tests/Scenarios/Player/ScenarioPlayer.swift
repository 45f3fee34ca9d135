import GestureArbitration
@_spi(Headless) import UIKit

/// Plays a scenario on the headless model.
@MainActor
public final class ScenarioPlayer {
    package let scenario: Scenario
    private let profile: Profile
    private let expected: Scenario.Expectation
    package let device: HeadlessDevice
    private let name: ContenderName
    private let contender: any Contender
    let stage: Stage
    private var fingers: [UIKit.Finger]
    private var pointers: [Int: Pointer] = [:]
    /// When the scenario's time began, in the device's.
    private var start: TimeInterval = 0
    private let probes: ProbeReader
    private var touched: [Int: String] = [:]
    /// Is called with the window when the first screens stand still, before anything happens.
    package var willBegin: (UIWindow) -> Void = { _ in }
    /// Nil: the play is not recorded.
    private var prepareRecorder: ((LayerRecorder) -> Void)?
    private var recording: LayerRecording?
    /// What the elements' values were when the scenario's time began.
    private var valuesBefore: [String: Value] = [:]
    /// Whether tasks of the app may run.
    private let asks: Bool
    /// Makes the root of the stack where the screens are an app's own; nil where the scenario describes them.
    private let makeRoot: (() -> UIViewController)?
    /// How wide the window was when a finger came down, in points.
    private var widths: [Int: CGFloat] = [:]

    /// Plays a scenario and compares what happens with what is expected.
    public static func perform(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName
    ) async -> Performance {
        await perform(scenario, on: profile, with: contender, leavingOut: nil)
    }

    /// The same, the toolkit without the rule or requirement of this name, to see what that is needed for.
    static func perform(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName, leavingOut rule: String?
    ) async -> Performance {
        await ScenarioPlayer(scenario, on: profile, with: contender, leavingOut: rule).perform()
    }

    /// The same on a model that makes other choices.
    @_spi(Headless)
    public static func perform(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName,
        choosing alternatives: [BehaviourProfile.Alternative]
    ) async -> Performance {
        await ScenarioPlayer(scenario, on: profile, with: contender, choosing: alternatives).perform()
    }

    /// Plays a scenario and records the screen meanwhile, from when everything is in place until it rests again.
    ///
    /// - Parameter prepare: is handed the recorder before the first frame.
    @_spi(Headless)
    public static func record(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName,
        prepare: @escaping (LayerRecorder) -> Void = { _ in }
    ) async -> RecordedPlay {
        let player = ScenarioPlayer(scenario, on: profile, with: contender)
        player.prepareRecorder = prepare
        let performance = await player.perform()
        guard let recording = player.recording else { preconditionFailure("What is played is recorded.") }
        return RecordedPlay(
            performance: performance, recording: recording, marks: player.marks(touches: recording.marks))
    }

    /// - Parameter profile: one of the scenario's, or any other that the model plays.
    public convenience init(_ scenario: Scenario, on profile: Profile, with name: ContenderName) {
        self.init(scenario, on: profile, with: name, makeRoot: nil)
    }

    /// - Parameter makeRoot: makes the root of the stack where the screens are an app's own.
    package convenience init(
        _ scenario: Scenario, on profile: Profile, with name: ContenderName, makeRoot: (() -> UIViewController)?
    ) {
        self.init(scenario, on: profile, with: name, leavingOut: nil, makeRoot: makeRoot)
    }

    private init(
        _ scenario: Scenario, on profile: Profile, with name: ContenderName, leavingOut rule: String? = nil,
        choosing alternatives: [BehaviourProfile.Alternative] = [], makeRoot: (() -> UIViewController)? = nil
    ) {
        guard let system = BehaviourProfile.System(rawValue: profile.system) else {
            preconditionFailure("The model plays the systems \(Profile.systemList), not \(profile.system).")
        }
        self.scenario = scenario
        self.profile = profile
        self.name = name
        self.makeRoot = makeRoot
        // What an app's own screens do nobody knows.
        asks = makeRoot != nil || scenario.asks
        expected = scenario.expectations[name]?.on(profile) ?? Scenario.Expectation()
        let device = HeadlessDevice(
            size: scenario.devices.size,
            profile: BehaviourProfile(system: system).choosing(alternatives),
            direction: profile.direction == .ltr ? .leftToRight : .rightToLeft,
            safeAreaInsets: Self.safeArea(of: scenario.devices, profile.direction),
            sampleRate: Double(scenario.devices.sampleRate)
        )
        self.device = device
        probes = ProbeReader(
            [expected, scenario.standard(on: profile) ?? Scenario.Expectation()], sampleRate: device.sampleRate)
        contender = name.makeContender(driver: scenario.drivers[0], leavingOut: rule) {
            device.runtime.performNextTurn($0)
        }
        stage = Stage(scenario, direction: profile.direction, contender: contender)
        fingers = scenario.fingers.map { device.finger($0.kind.touchType, radius: $0.radius.map { CGFloat($0) }) }
    }

    /// What the hardware of a phone without a home button covers; smaller screens are all the app's. In points.
    private static func safeArea(of devices: Devices, _ direction: LayoutDirection) -> UIEdgeInsets {
        if let safeArea = devices.safeArea { return Mirror(direction: direction).inset(safeArea) }
        return devices.size.height >= 812 ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero
    }

    func perform() async -> Performance {
        let observed = await play()
        return Performance(scenario, profile: profile, contender: name, expected: expected, observed: observed)
    }

    /// How long the play took, in virtual seconds.
    public var duration: TimeInterval { device.now }

    /// Plays the scenario to its end. To be called once.
    public func play() async -> Observation {
        begin()
        let recorder = prepareRecorder.map { _ in LayerRecorder(device) }
        if let recorder { prepareRecorder?(recorder) }
        for moment in Timeline(scenario, probes: probes.times, sampleRate: device.sampleRate).moments {
            await perform(moment)
        }
        await settle()
        recording = recorder?.stop()
        return observation
    }

    /// Builds the first screens and lets them come to rest. Then the scenario's time begins.
    func begin() {
        device.perform {
            if let makeRoot {
                stage.navigationController.setViewControllers([makeRoot()], animated: false)
            } else {
                stage.buildFirstStack()
            }
            device.window.rootViewController = stage.rootViewController
        }
        device.settle()
        if makeRoot == nil { device.perform { stage.pushUpperScreens() } }
        device.settle()
        valuesBefore = StageReader(stage: stage).values
        stage.recording.start()
        start = device.now
        willBegin(device.window)
    }

    /// Lets time pass until `time`, in seconds of the scenario.
    func advance(to time: TimeInterval) {
        device.advance(to: start + time)
    }

    /// Lets time pass until a moment, and does what happens then.
    func perform(_ moment: Timeline.Moment) async {
        advance(to: moment.time)
        for action in moment.actions { perform(scenario.actions[action]) }
        perform(moment.touches)
        for scroll in moment.scrolls { performScroll(scroll.step, with: scroll.finger) }
        for probe in moment.probes { look(at: probes.times[probe]) }
        await runMainActorWork()
    }

    /// What has been seen since the begin.
    var observation: Observation {
        StageReader(stage: stage).observation(
            valuesBefore: valuesBefore,
            on: ObservedCourse(
                progress: probes.progress, bars: probes.bars, poses: probes.poses, still: probes.still,
                touched: fingers.indices.map { touched[$0] ?? "" },
                keyboard: Scenario.Expectation.Keyboard(device.keyboard),
                firstResponder: stage.name(of: device.firstResponder)),
            faults: device.faults.map(\.kind.rawValue), trace: contender.decisions.map(\.description))
    }

    // MARK: Steps

    /// Fingers that do something in one instant do it in one event, as on a phone.
    func perform(_ touches: [Timeline.Touch]) {
        for event in touches.rounds(by: \.finger) {
            device.event { for touch in event { perform(touch.step, with: touch.finger) } }
            for touch in event {
                guard case .down = touch.step else { continue }
                touched[touch.finger] = stage.name(of: fingers[touch.finger].view)
            }
        }
    }

    func perform(_ action: Action) {
        stage.recording.mark(.action, action.sentence)
        switch action.verb {
        case .rotate(let size): device.rotate(to: size)
        case .reduceMotion(let isOn): device.perform { device.runtime.accessibility.reducesMotion = isOn }
        case .key(let stroke): device.press(stage.mirror.key(stroke.input), UIKeyModifierFlags(stroke.modifiers))
        default: device.perform { action.perform(on: stage) }
        }
    }

    /// A finger above the glass that the scenario does not have.
    ///
    /// - Returns: its number.
    func addFinger() -> Int {
        fingers.append(device.finger())
        return fingers.count - 1
    }

    /// Where a finger is that is down, in the window's coordinates.
    func place(of finger: Int) -> CGPoint { fingers[finger].position }

    /// The numbers of those that are on the glass.
    private(set) var fingersDown: Set<Int> = []

    /// Why gestures were decided as they were, oldest first.
    var decisions: [ArbitrationTrace.Entry] { contender.decisions }

    /// The scenario's time, in seconds, at a time of the device.
    func time(at deviceTime: TimeInterval) -> TimeInterval { deviceTime - start }

    private func look(at time: TimeInterval) {
        // What was invalidated by the last frame is laid out before anybody sees the next.
        device.perform {}
        probes.look(at: time, on: stage, in: device.window)
    }

    private func perform(_ step: Timeline.FingerStep, with index: Int) {
        let finger = fingers[index]
        switch step {
        case .down(let place):
            widths[index] = device.window.bounds.width
            fingersDown.insert(index)
            finger.down(at: mirrored(place, index))
        case .move(let place): finger.move(to: mirrored(place, index), over: 0)
        case .up: finger.up()
        case .cancel: finger.cancel()
        }
        if [.up, .cancel].contains(step) { fingersDown.remove(index) }
    }

    /// A finger's places stay where they are on the glass when the device is turned.
    private func mirrored(_ place: CGPoint, _ index: Int) -> CGPoint {
        stage.mirror.touch(place, in: widths[index] ?? device.window.bounds.width)
    }

    private func performScroll(_ step: Timeline.FingerStep, with index: Int) {
        let name = scenario.scrolls.count > 1 ? "scroll \(index + 1)" : "scroll"
        switch step {
        case .down(let place):
            stage.recording.mark(.touch, "\(name) begins")
            pointers[index] = device.pointer(at: stage.mirror.point(place, in: device.window.bounds.width)).begin()
        case .move(let place):
            pointers[index]?.scroll(to: stage.mirror.point(place, in: device.window.bounds.width))
        case .up:
            stage.recording.mark(.touch, "\(name) ends")
            pointers[index]?.end()
        case .cancel:
            stage.recording.mark(.touch, "\(name) is taken away")
            pointers[index]?.cancel()
        }
    }

    /// What happened, in order; several decisions of the same words at one instant are one.
    private func marks(touches: [PlayMark]) -> [PlayMark] {
        let decisions = contender.decisions.map { PlayMark(time: $0.time, kind: .decision, text: $0.sentence) }
        var marks = touches
        for var mark in decisions + stage.recording.marks where mark.time >= start {
            mark.time -= start
            if !marks.contains(mark) { marks.append(mark) }
        }
        return marks.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    // MARK: Waiting

    /// Lets everything come to rest, what waits on the main actor included.
    func settle() async {
        await comeToRest()
        // A timer that was left waiting (a delayed touch, a long press) may still have something to say.
        // A transition that has stopped for good is known by then as well, and what waits for its end.
        let patience = device.runtime.profile.navigation.transitionPatience
        device.advance(by: stage.transitionCoordinator == nil ? Self.rest : Self.rest + patience)
        await comeToRest()
    }

    private func comeToRest() async {
        let end = device.now + Self.patience
        repeat {
            device.settle(limit: Self.patience)
            await runMainActorWork()
        } while device.isMoving && device.now < end
    }

    /// How long something may move by itself after the last touch, in virtual seconds.
    private static let patience: TimeInterval = 10

    /// Longer than any timer of the model that waits for touches, in seconds.
    private static let rest: TimeInterval = 1

    /// Lets tasks that an app has started run until they wait for something else than each other. Most scenarios have
    /// none.
    public func runMainActorWork() async {
        guard asks else { return }
        await device.runMainQueue()
        device.runtime.makeCurrent()
    }
}

extension Scenario.Expectation.Keyboard {
    fileprivate init(_ extent: OnScreenKeyboard.Extent) {
        self =
            switch extent {
            case .hidden: .hidden
            case .accessory: .accessory
            case .shown: .shown
            }
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: [KeyStroke.Modifier]) {
        self.init()
        for modifier in modifiers {
            switch modifier {
            case .cmd: insert(.command)
            case .shift: insert(.shift)
            case .alt: insert(.alternate)
            case .ctrl: insert(.control)
            }
        }
    }
}

extension Scenario {
    /// Whether a screen asks the person before it is popped, which apps do in a task.
    fileprivate var asks: Bool {
        let changes = actions.compactMap { if case .configure(_, let options) = $0.verb { options } else { nil } }
        return (allScreens.map(\.options) + changes).contains { $0.shouldPop.map { $0 != .refuses } ?? false }
    }
}
