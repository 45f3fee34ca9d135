import GestureArbitration
@_spi(Headless) import UIKit

/// A scenario's screens, or an app's own, under the fingers of a person: time goes on sample by sample, and what the
/// person does happens in the next sample.
///
/// A sample's time is a multiple of the interval between two of them. Between samples the play rests half-way, so that
/// nothing that happens in one of them can depend on how the time until then was divided: a ``ScenarioPlayer`` that
/// plays the recorded fingers comes to the same, number by number.
@MainActor
package final class LivePlay {
    private let player: ScenarioPlayer
    /// What still happens by itself, in order.
    private var script: [Timeline.Moment]
    private var isKept: Bool
    private var contacts: [ContactID: Contact] = [:]
    /// How many touches have been noted, and how many fingers have landed.
    private var (noted, landings) = (0, 0)
    private var coming: [Action.Verb] = []
    private var freeFingers: [Int] = []
    private var takenUntil: TimeInterval = 0

    /// How many samples there have been.
    package private(set) var tick = 0
    /// What fingers and the person have done since the begin, if that is kept.
    package private(set) var fingers: [RecordedFinger] = []
    package private(set) var actions: [(tick: Int, verb: Action.Verb)] = []
    /// The places, in the scenario's list, of those of its own actions that have happened.
    package private(set) var scriptedActions: Set<Int> = []
    private var marks: [PlayMark] = []

    /// Whose finger it is, and the number that this person's device has for it.
    private struct ContactID: Hashable {
        let person: Int
        let finger: Int
    }

    /// One finger that is down, or about to be.
    private struct Contact {
        var waiting: [(touch: LiveTouch, time: TimeInterval?, number: Int)] = []
        /// Up to when in the person's time it has been done what the person did; nil if nobody says when that was.
        var doneUntil: TimeInterval?
        /// The player's number for it; nil before it is down.
        var finger: Int?
        /// Where it is kept.
        var record: Int?
        /// Which of all landings this was; nil before it is down.
        var landing: Int?
        /// How wide the window was when it came down, in points.
        var width: CGFloat = 0

        var isOpen: Bool { !waiting.isEmpty || doneUntil != nil }
    }

    /// More do not fit on a screen.
    package nonisolated static let mostFingers = 10

    /// Plays a scenario's screens.
    ///
    /// - Parameters:
    ///   - scenario: its fingers and actions happen by themselves; without any, the person has the screens alone.
    ///   - isKept: whether what the person does can be asked for afterwards.
    package convenience init(
        _ scenario: Scenario, on profile: Profile, with contender: ContenderName, isKept: Bool = false
    ) {
        self.init(ScenarioPlayer(scenario, on: profile, with: contender), isKept: isKept)
    }

    /// Plays an app's own screens.
    ///
    /// - Parameter makeRoot: makes the root of the stack.
    package convenience init(
        size: CGSize, on profile: Profile, with contender: ContenderName, makeRoot: @escaping () -> UIViewController
    ) {
        let player = ScenarioPlayer(.empty(size: size), on: profile, with: contender, makeRoot: makeRoot)
        self.init(player, isKept: false)
    }

    private init(_ player: ScenarioPlayer, isKept: Bool) {
        self.player = player
        self.isKept = isKept
        script = Timeline(player.scenario, probes: [], sampleRate: player.device.sampleRate).moments
        player.begin()
    }

    package var device: HeadlessDevice { player.device }

    /// Since the begin, in seconds: of the sample that comes next.
    package var time: TimeInterval { time(of: tick) }

    /// The same in the device's time.
    package var deviceTime: TimeInterval { time - player.time(at: 0) }

    /// Whether anything still happens by itself.
    package var isScripted: Bool { !script.isEmpty }

    /// The fingers that are down, in the order of their numbers, and where they are in the window.
    package var fingersDown: [(finger: Int, place: CGPoint)] {
        player.fingersDown.sorted().map { ($0, player.place(of: $0)) }
    }

    // MARK: Input

    /// Notes what a finger does, for the next sample. What a finger does that is not down, other than to land, is left
    /// out.
    ///
    /// - Parameters:
    ///   - person: the number of one of several at the phone, whose fingers are numbered by themselves.
    ///   - time: when the person did that, in seconds from anywhere: what comes late and at once is done one after the
    ///     other, though faster, so that a quick drag is no jump. Nil takes the last move of several.
    /// - Returns: whether there was room for it.
    @discardableResult
    package func touch(_ finger: Int, _ touch: LiveTouch, by person: Int = 0, at time: TimeInterval? = nil) -> Bool {
        let id = ContactID(person: person, finger: finger)
        if case .down = touch {
            guard contacts[id] != nil || contacts.count < Self.mostFingers else { return false }
            if contacts[id] == nil { contacts[id] = Contact() }
        }
        if contacts[id] != nil { note(touch, of: id, at: time) }
        return true
    }

    private func note(_ touch: LiveTouch, of id: ContactID, at time: TimeInterval? = nil) {
        contacts[id]?.waiting.append((touch.rounded, time, noted))
        noted += 1
    }

    /// Takes all fingers away, in the next sample; those of a script that stay on the glass at once.
    package func cancelTouches() {
        let scripted = player.fingersDown.subtracting(contacts.values.compactMap(\.finger))
        perform(scripted.sorted().map { Timeline.Touch(finger: $0, step: .cancel) })
        for id in contacts.keys { note(.cancel, of: id) }
    }

    /// Takes the fingers of a person away who has gone, in the next sample. What these were still about to do is left
    /// out.
    package func cancelTouches(by person: Int) {
        for id in contacts.keys where id.person == person {
            contacts[id]?.waiting = []
            if contacts[id]?.finger == nil { contacts[id] = nil } else { note(.cancel, of: id) }
        }
    }

    /// Notes what the person does to the device, for the next sample.
    package func perform(_ verb: Action.Verb) {
        coming.append(verb)
    }

    // MARK: Time

    /// Goes on by one sample.
    package func advance() async {
        let now = time
        let middle = (Double(tick) + 0.5) / device.sampleRate
        while let moment = script.first, moment.time <= now { await perform(scripted: moment) }
        if !coming.isEmpty || contacts.values.contains(where: \.isOpen) { performInput(at: now) }
        while let moment = script.first, moment.time < middle { await perform(scripted: moment) }
        await player.runMainActorWork()
        player.advance(to: middle)
        tick += 1
        takeMarks()
        if !isKept, tick % Self.forgettingInterval == 0 { player.stage.recording.start() }
    }

    /// After how many samples a play that is not kept forgets what it has seen.
    private static let forgettingInterval = 600

    private func time(of tick: Int) -> TimeInterval { Double(tick) / device.sampleRate }

    private func perform(scripted moment: Timeline.Moment) async {
        script.removeFirst()
        await player.perform(moment)
        scriptedActions.formUnion(moment.actions)
        moment.touches.forEach(mark)
    }

    private func performInput(at time: TimeInterval) {
        player.advance(to: time)
        for verb in coming {
            player.perform(Action(time: time, isAnimated: true, verb: verb))
            if isKept { actions.append((tick, verb)) }
        }
        coming = []
        let touches = contacts.keys.sorted { landing(of: $0) < landing(of: $1) }.flatMap(nextTouches)
        perform(touches)
    }

    /// Fingers move in the order in which they have landed, as a scenario has them, whatever numbers their device gives
    /// them. One that is not down yet lands behind those that are, in the order in which it was noted.
    private func landing(of id: ContactID) -> (Int, Int) {
        (contacts[id]?.landing ?? .max, contacts[id]?.waiting.first?.number ?? .max)
    }

    /// What a finger does in this sample. It lands, or moves once, and may leave behind that: what is more waits for
    /// the next.
    private func nextTouches(of id: ContactID) -> [Timeline.Touch] {
        guard var contact = contacts[id] else { return [] }
        defer { contacts[id] = contact.finger == nil && contact.waiting.isEmpty ? nil : contact }
        guard let finger = contact.finger else {
            guard case .down(let place) = contact.waiting.first?.touch else {
                contact.waiting = []
                return []
            }
            contact.doneUntil = contact.waiting.removeFirst().time
            return [land(at: place, &contact)]
        }
        var touches: [Timeline.Touch] = []
        let moves = takeMoves(of: &contact)
        if let place = moves.last, place != player.place(of: finger) {
            touches.append(move(finger, to: place, contact))
        }
        switch contact.waiting.first?.touch {
        case .up: touches.append(leave(finger, &contact, by: .up))
        case .cancel: touches.append(leave(finger, &contact, by: .cancel))
        // It can't land where it is.
        case .down: contact.waiting.removeFirst()
        case .move, nil: break
        }
        return touches
    }

    /// The moves that the person had made by now. Half of what is overdue is made up for in a sample.
    private func takeMoves(of contact: inout Contact) -> [CGPoint] {
        let interval = 1 / device.sampleRate
        let moves = contact.waiting.prefix { if case .move = $0.touch { true } else { false } }
        var doneUntil = TimeInterval.infinity
        if let before = contact.doneUntil, let last = moves.last?.time {
            let overdue = last - before - interval
            doneUntil = overdue <= interval ? max(last, before + interval) : before + interval + overdue / 2
        }
        let done = moves.prefix { $0.time ?? 0 <= doneUntil }
        contact.waiting.removeFirst(done.count)
        if let before = contact.doneUntil { contact.doneUntil = doneUntil < .infinity ? doneUntil : before + interval }
        return done.compactMap { if case .move(let place) = $0.touch { place } else { nil } }
    }

    private func land(at place: CGPoint, _ contact: inout Contact) -> Timeline.Touch {
        let finger = isKept ? player.addFinger() : freeFingers.popLast() ?? player.addFinger()
        (contact.finger, contact.landing) = (finger, landings)
        landings += 1
        contact.width = device.window.bounds.width
        let place = mirrored(place, contact)
        if isKept {
            contact.record = fingers.count
            fingers.append(RecordedFinger(down: .init(tick: tick, place: place)))
        }
        return Timeline.Touch(finger: finger, step: .down(place))
    }

    private func move(_ finger: Int, to place: CGPoint, _ contact: Contact) -> Timeline.Touch {
        let place = mirrored(place, contact)
        if let record = contact.record { fingers[record].moves.append(.init(tick: tick, place: place)) }
        return Timeline.Touch(finger: finger, step: .move(place))
    }

    private func leave(_ finger: Int, _ contact: inout Contact, by step: Timeline.FingerStep) -> Timeline.Touch {
        contact.waiting.removeFirst()
        if let record = contact.record {
            fingers[record].endTick = tick
            fingers[record].isCancelled = step == .cancel
        }
        (contact.finger, contact.landing, contact.doneUntil) = (nil, nil, nil)
        if !isKept { freeFingers.append(finger) }
        return Timeline.Touch(finger: finger, step: step)
    }

    /// A place of the window as a scenario has it.
    private func mirrored(_ place: CGPoint, _ contact: Contact) -> CGPoint {
        player.stage.mirror.point(place, in: contact.width)
    }

    private func perform(_ touches: [Timeline.Touch]) {
        player.perform(touches)
        touches.forEach(mark)
    }

    // MARK: What happens

    private func mark(_ touch: Timeline.Touch) {
        let what: String
        switch touch.step {
        case .down: what = "comes down"
        case .up: what = "lifts"
        case .cancel: what = "is taken away"
        case .move: return
        }
        marks.append(
            PlayMark(time: player.time(at: device.now), kind: .touch, text: "finger \(touch.finger + 1) \(what)"))
    }

    /// What has happened since the last call, in order.
    package func newMarks() -> [PlayMark] {
        defer { marks = [] }
        return marks
    }

    private func takeMarks() {
        let decisions = player.decisions.filter { $0.time > takenUntil }
        takenUntil = device.now
        var news = decisions.map { PlayMark(time: $0.time, kind: .decision, text: $0.sentence) }
        news += player.stage.recording.takeMarks()
        for index in news.indices { news[index].time = player.time(at: news[index].time) }
        for mark in news where !marks.contains(mark) && mark.time >= 0 { marks.append(mark) }
        marks = marks.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Lets everything come to rest, as a player does behind the last finger, and says what has been seen.
    package func finish() async -> Observation {
        await player.settle()
        return player.observation
    }
}

extension Scenario {
    /// One without screens, for those of an app.
    fileprivate static func empty(size: CGSize) -> Scenario {
        var devices = Devices()
        devices.size = size
        return Scenario(
            name: "", about: "", devices: devices, screens: [], otherScreens: [], stackIs: .pushed, sideBySide: [],
            drivers: [.automatic], fingers: [], scrolls: [], actions: [], restsOn: [], expectations: [:])
    }
}
