import Foundation
import Scenarios
@_spi(Headless) import UIKit

/// Phones that one person touches, and everything that the person can do with them. It knows no clock but is handed the
/// time that has passed.
@MainActor
final class LiveSession {
    let screens: LiveScreens
    private(set) var choice = LiveChoice()
    private(set) var phones: [LivePhone] = []
    private(set) var mode = Mode.free
    private(set) var speed = 1.0
    private(set) var isPaused = false
    /// What was recorded last.
    private(set) var recorded: RecordedFile?
    /// Where screens that are no scenario are recorded.
    private var appRecording: AppRecording?
    /// The number of the phones that are there, in the order in which they were built: what a page has heard of others
    /// is not of these.
    private var build: Int
    /// The numbers of the pages that are open.
    private var pages: Set<Int> = []
    /// How much of a sample has passed.
    private var owed = 0.0
    /// Of the input that the next frame answers, in the page's milliseconds.
    private var stamp: Double?
    private var output: [JSONText] = []

    enum Mode: String {
        case free
        /// What the person does is kept, to become a scenario.
        case recording
        /// Fingers of a scenario play by themselves.
        case playing
    }

    /// - Parameter firstBuild: a page may have been shown another session before, whose numbers should be others.
    init(screens: LiveScreens, firstBuild: Int = 0) {
        self.screens = screens
        build = firstBuild
        build()
    }

    // MARK: Time

    /// Lets time pass.
    ///
    /// - Parameter seconds: of the person's time. More than a tenth of a second passes as if the person had looked away:
    ///   the phones stand still in the rest.
    func advance(by seconds: TimeInterval) async {
        guard !isIdle else { return }
        owed += min(seconds, Self.longestStep) * speed * sampleRate
        let samples = owed.rounded(.down)
        owed -= samples
        for _ in 0..<Int(samples) { await advanceBySample() }
        if samples > 0 { writeFrame() }
    }

    /// In seconds.
    private static let longestStep = 0.1

    /// Whether time stands still: nobody watches, or the person has stopped it.
    var isIdle: Bool { isPaused || pages.isEmpty }

    /// Samples a second of the phones' time.
    private var sampleRate: Double { phones[0].play.device.sampleRate }

    /// How long a sample takes, in the phones' time.
    var sampleInterval: Duration { .seconds(1 / sampleRate) }

    private func advanceBySample() async {
        for phone in phones { await phone.advance() }
        if mode == .playing, phones.allSatisfy({ !$0.play.isScripted }) {
            mode = .free
            for phone in phones { phone.play.cancelTouches() }
            writeState()
        }
        if mode == .recording, phones[0].play.time >= Self.longestRecording { await stopRecording() }
    }

    /// A scenario's fingers are up after ten minutes, in seconds.
    private static let longestRecording: TimeInterval = 599

    // MARK: Messages

    /// A page is there from now on, or has begun anew, and has to be shown everything.
    func pageDidOpen(_ page: Int) {
        pages.insert(page)
        for phone in phones { phone.reset() }
        writeState()
        if let recorded { output.append(recorded.message) }
        writeFrame()
    }

    /// A page has gone, whose fingers can't be lifted any more.
    func pageDidClose(_ page: Int) {
        pages.remove(page)
        for phone in phones { phone.play.cancelTouches(by: page) }
    }

    /// Does what a page asks for.
    ///
    /// - Returns: an empty object, or one with the reason why it can't be done.
    func answer(to message: Data, from page: Int) async -> JSONText {
        var json = JSONText()
        do {
            try await perform(LiveMessage(message), from: page)
            json.object { _ in }
        } catch {
            json.object { $0.member("error", "\(error)") }
        }
        return json
    }

    func perform(_ message: LiveMessage, from page: Int) async throws {
        switch message {
        case .touches(let changes, let stamp):
            try touch(changes, by: page)
            if let stamp { self.stamp = stamp }
        case .show(let choice): try await show(choice)
        case .restart:
            await stopRecording()
            build()
        case .rotate: rotate()
        case .reduceMotion(let isOn): reduceMotion(isOn)
        case .speed(let speed):
            self.speed = speed
            writeState()
        case .pause(let isOn):
            (isPaused, owed) = (isOn, 0)
            writeState()
        case .step:
            guard isPaused else { throw LiveError("step needs a session that is paused") }
            await advanceBySample()
            writeFrame()
        case .record(true): try startRecording()
        case .record(false): await stopRecording()
        case .play(let script): try await play(script)
        }
    }

    private func touch(_ changes: [LiveMessage.FingerChange], by page: Int) throws {
        guard mode != .playing else { return }
        guard pages.contains(page) else {
            // What was still under way when a page closed; but nobody would take the finger away that lands now.
            guard changes.contains(where: \.isDown) else { return }
            throw LiveError("touches: expected from a page that is open")
        }
        for change in changes {
            // Where time stands still, the next step is to find the finger where it is by then.
            let time = isPaused ? nil : change.time.map { $0 * speed }
            for phone in phones where !phone.play.touch(change.finger, change.touch, by: page, at: time) {
                throw LiveError("a screen takes at most \(LivePlay.mostFingers) fingers")
            }
        }
    }

    private func show(_ choice: LiveChoice) async throws {
        guard screens.has(choice.screen) else { throw LiveError("there are no screens \(choice.screen)") }
        if let scenario = screens.item(choice.screen)?.scenario, let size = choice.size {
            guard scenario.fits(size) else { throw LiveError("\(scenario.name) has no room on a screen of this size") }
        }
        await stopRecording()
        self.choice = choice
        build()
    }

    private func rotate() {
        for phone in phones {
            let size = phone.play.device.window.bounds.size
            phone.play.perform(.rotate(CGSize(width: size.height, height: size.width)))
        }
    }

    private func reduceMotion(_ isOn: Bool) {
        choice.reducesMotion = isOn
        for phone in phones { phone.play.perform(.reduceMotion(isOn)) }
        writeState()
    }

    // MARK: Recording

    private var scenario: Scenario? { screens.item(choice.screen)?.scenario }

    private func startRecording() throws {
        // Another page may have begun just now.
        guard mode != .recording else { return }
        let app = scenario == nil ? try AppRecording.contender(choice.contenders[0]) : nil
        build(.recording)
        appRecording = app.map { AppRecording(of: phones[0], as: $0) }
    }

    /// Keeps what has been recorded; does nothing where nothing is.
    private func stopRecording() async {
        guard mode == .recording, let file = await recordedFile() else { return }
        appRecording = nil
        recorded = file
        output.append(file.message)
        build()
    }

    private func recordedFile() async -> RecordedFile? {
        if let appRecording { return await appRecording.finish(on: choice) }
        guard let item = screens.item(choice.screen) else { return nil }
        var recording = RecordedScenario(item: item, choice: choice, size: size, play: phones[0].play)
        for phone in phones {
            recording.add(await phone.play.finish(), of: phone.contender)
        }
        return await recording.file()
    }

    private func play(_ script: LiveMessage.Script) async throws {
        switch script {
        case .own:
            guard let scenario, scenario.hasInput else { throw LiveError("these screens have no fingers of their own") }
            await stopRecording()
            build(.playing, scenario)
            reduceMotionAsChosen()
        case .recorded:
            await stopRecording()
            guard let recorded else { throw LiveError("nothing has been recorded") }
            guard canReplay else { throw LiveError("what was recorded has other screens than those that are shown") }
            build(.playing, recorded.scenario)
        }
    }

    /// The fingers of a recording fit the screens on which they were.
    private var canReplay: Bool { recorded?.screen == choice.screen }

    // MARK: Phones

    private var size: CGSize { choice.size ?? scenario?.devices.size ?? LiveChoice.defaultSize }

    /// Puts new phones in the place of the old ones.
    ///
    /// - Parameter script: the scenario that plays by itself; nil leaves the screens to the person.
    private func build(_ mode: Mode = .free, _ script: Scenario? = nil) {
        for phone in phones { phone.end() }
        self.mode = mode
        build += 1
        owed = 0
        phones = choice.contenders.map { contender in
            LivePhone(makePlay(with: contender, script: script), with: contender)
        }
        if script == nil { reduceMotionAsChosen() }
        writeState()
        writeFrame()
    }

    private func makePlay(with contender: ContenderName, script: Scenario?) -> LivePlay {
        guard var scenario = script ?? scenario?.untouched else {
            return LivePlay(size: size, on: choice.profile, with: contender) { HomeViewController() }
        }
        scenario.devices.size = size
        return LivePlay(scenario, on: choice.profile, with: contender, isKept: mode == .recording)
    }

    /// What was recorded does so itself.
    private func reduceMotionAsChosen() {
        guard choice.reducesMotion else { return }
        for phone in phones { phone.play.perform(.reduceMotion(true)) }
    }

    // MARK: Output

    /// What pages are to be told since the last call, in order.
    func takeOutput() -> [JSONText] {
        defer { output = [] }
        return output
    }

    private func writeFrame() {
        let news = phones.map { $0.news() }
        guard stamp != nil || news.contains(where: { $0 != nil }) else { return }
        var json = JSONText()
        json.object { json in
            json.key("frame")
            json.object { json in
                json.key("t")
                json.number(phones[0].play.time, places: 4)
                if let stamp {
                    json.key("stamp")
                    json.number(stamp, places: 3)
                }
                json.key("phones")
                json.array { json in
                    for news in news { if let news { json.text(news) } else { json.null() } }
                }
            }
        }
        stamp = nil
        output.append(json)
    }

    private func writeState() {
        var json = JSONText()
        json.object { json in
            json.key("state")
            json.object { json in
                json.key("choice")
                choice.write(to: &json)
                json.member("mode", mode.rawValue)
                json.key("build")
                json.integer(build)
                json.member("speed", CGFloat(speed))
                for (key, value) in [
                    ("paused", isPaused), ("isScenario", scenario != nil), ("hasInput", scenario?.hasInput == true),
                    ("canReplay", canReplay),
                ] {
                    json.key(key)
                    json.bool(value)
                }
            }
        }
        output.append(json)
    }
}

extension Scenario {
    fileprivate var hasInput: Bool { !fingers.isEmpty || !scrolls.isEmpty || !actions.isEmpty }

    /// Whether what stands beside or above the stack leaves it some room on a screen of this size.
    fileprivate func fits(_ size: CGSize) -> Bool {
        sidebar ?? 0 < size.width && child ?? 0 < size.height
    }
}
