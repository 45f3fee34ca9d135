import Foundation
import Scenarios
import UIKit

/// What fingers did on a scenario's screens, and what came of it, as a scenario file.
struct RecordedScenario {
    private let item: LiveScreens.Item
    private let choice: LiveChoice
    private let size: CGSize
    private let fingers: [RecordedFinger]
    private let actions: [(tick: Int, verb: Action.Verb)]
    /// The places of the app's own actions that had happened, in the list of the screens as they are without fingers.
    private let scriptedActions: Set<Int>
    private var observations: [(contender: ContenderName, seen: Observation)] = []
    /// What the package does where it is installed, if that is something else.
    private var installed: Scenario.Expectation?

    @MainActor
    init(item: LiveScreens.Item, choice: LiveChoice, size: CGSize, play: LivePlay) {
        self.item = item
        self.choice = choice
        self.size = size
        fingers = play.fingers
        actions = play.actions
        scriptedActions = play.scriptedActions
    }

    mutating func add(_ seen: Observation, of contender: ContenderName) {
        observations.append((contender, seen))
    }

    /// The file's name, from that of the scenario whose screens it has.
    private var fileName: String {
        "\(URL(fileURLWithPath: item.id).deletingPathExtension().lastPathComponent)-recorded.json"
    }

    // MARK: Playing

    /// Plays the file with those who were there, and looks whether all comes out as it was, by a single digit.
    @MainActor
    mutating func file() async -> RecordedFile {
        let scenario = recordedFile.scenario
        var differences: [String] = []
        for (contender, seen) in observations {
            let (again, before) = (Self.parts(await play(scenario, with: contender)), Self.parts(seen))
            differences += before.keys.sorted().filter { again[$0] != before[$0] }.map {
                "\(contender.rawValue): \($0)"
            }
        }
        await noteInstalled(scenario)
        var file = recordedFile
        file.differences = differences
        return file
    }

    private var recordedFile: RecordedFile {
        RecordedFile(screen: item.id, name: fileName, text: text, isExact: true)
    }

    @MainActor
    private mutating func noteInstalled(_ scenario: Scenario) async {
        guard let seen = observations.first(where: { $0.contender == .toolkit })?.seen,
            !observations.contains(where: { $0.contender == .toolkitInstalled })
        else { return }
        let other = Scenario.Expectation(await play(scenario, with: .toolkitInstalled), of: scenario)
        let isOther = Self.words(other) != Self.words(Scenario.Expectation(seen, of: scenario))
        installed = isOther ? other : nil
    }

    @MainActor
    private func play(_ scenario: Scenario, with contender: ContenderName) async -> Observation {
        await ScenarioPlayer(scenario, on: choice.profile, with: contender).play()
    }

    // MARK: Text

    /// The members of the file that say what is done and what comes of it, or on which device.
    private static let replaced: Set = [
        "name", "about", "device", "devices", "drivers", "fingers", "scrolls", "actions", "wanted", "restsOn", "expect",
    ]

    /// The file.
    private var text: String {
        let kept = JSONMembers(item.text).members.filter { !Self.replaced.contains($0.key) }
        var members = [
            ("name", Self.words("\(item.scenario.name), recorded")),
            ("about", Self.words("What fingers did on the live phone.")),
            ("devices", devices),
        ]
        if let driver = item.scenario.drivers.first, driver != .automatic {
            members.append(("drivers", "[\(Self.words(driver.rawValue))]"))
        }
        members += kept.map { ($0.key, $0.value) }
        let actions = actionLines(in: item.text)
        if !actions.isEmpty { members.append(("actions", Self.list(actions))) }
        members.append(("fingers", Self.list(fingers.map(line))))
        if let wanted = expectation(of: .toolkit)
            ?? observations.first.map({ Scenario.Expectation($0.seen, of: item.scenario) })
        {
            members.append(("wanted", Self.words(wanted.inShort)))
        }
        members.append(("expect", "{\n    \(expectations.joined(separator: ",\n    "))\n  }"))
        return "{\n" + members.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
    }

    private var devices: String {
        """
        { "systems": [\(choice.profile.system)], "directions": ["\(choice.profile.direction)"], \
        "size": [\(Self.number(size.width)), \(Self.number(size.height))], "sampleRate": \(sampleRate)\(safeArea) }
        """
    }

    private var safeArea: String {
        guard let inset = item.scenario.devices.safeArea else { return "" }
        let sides = [inset.top, inset.leading, inset.bottom, inset.trailing].map { Self.number(CGFloat($0)) }
        return ", \"safeArea\": [\(sides.joined(separator: ", "))]"
    }

    private var sampleRate: Int { item.scenario.devices.sampleRate }

    private var expectations: [String] {
        var expectations = observations.map { contender, seen in
            "\"\(contender.rawValue)\": \(Self.words(Scenario.Expectation(seen, of: item.scenario)))"
        }
        if let installed {
            expectations.append("\"\(ContenderName.toolkitInstalled.rawValue)\": \(Self.words(installed))")
        }
        return expectations
    }

    private func expectation(of contender: ContenderName) -> Scenario.Expectation? {
        observations.first { $0.contender == contender }.map { Scenario.Expectation($0.seen, of: item.scenario) }
    }

    /// What the app had done by itself when the recording ended, as the source has it, and what the person did.
    private func actionLines(in source: String) -> [String] {
        let written = JSONMembers(source)["actions"].map { JSONMembers($0).members.map(\.value) } ?? []
        let untouched = zip(item.scenario.actions, written).filter { action, _ in
            item.scenario.isBeforeFingers(action)
        }
        let kept = untouched.enumerated().filter { scriptedActions.contains($0.offset) }.map(\.element.1)
        return kept
            + actions.map { tick, verb in
                switch verb {
                case .rotate(let size):
                    """
                    { "at": \(seconds(tick)), "rotate": [\(Self.number(size.width)), \(Self.number(size.height))] }
                    """
                case .reduceMotion(let isOn): "{ \"at\": \(seconds(tick)), \"reduceMotion\": \(isOn) }"
                default: preconditionFailure("A person turns the phone or reduces motion, and does no \(verb).")
                }
            }
    }

    private func line(_ finger: RecordedFinger) -> String {
        var parts: [String] = []
        var last = finger.down.tick
        if !finger.moves.isEmpty {
            let samples = finger.moves.map { sample in
                "[\(seconds(sample.tick - finger.down.tick)), \(Self.place(sample.place))]"
            }
            parts.append("{ \"samples\": [\(samples.joined(separator: ", "))] }")
            last = finger.moves.last?.tick ?? last
        }
        if let end = finger.endTick, end > last { parts.append("{ \"hold\": \(seconds(end - last)) }") }
        let path = parts.isEmpty ? "" : ", \"path\": [\(parts.joined(separator: ", "))]"
        let end = finger.endTick == nil ? ", \"up\": false" : finger.isCancelled ? ", \"cancel\": true" : ""
        return "{ \"down\": [\(Self.place(finger.down.place))], \"at\": \(seconds(finger.down.tick))\(path)\(end) }"
    }

    private static func place(_ place: CGPoint) -> String { "\(number(place.x)), \(number(place.y))" }

    private static func number(_ length: CGFloat) -> String { JSONText.decimal(Double(length), places: 3) }

    /// The time of a sample with so many digits that a player knows which one is meant.
    private func seconds(_ tick: Int) -> String {
        JSONText.decimal(Double(tick) / Double(sampleRate), places: 7)
    }

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n    \(elements.joined(separator: ",\n    "))\n  ]"
    }

    /// JSON in a line, the same whenever it is written.
    private static func words(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("\(type(of: value)) can be written as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The members of what is seen, as JSON.
    private static func parts(_ seen: Observation) -> [String: String] {
        let members = JSONMembers(words(seen)).members
        return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
