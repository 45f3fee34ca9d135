import FullScreenPop
import ScreenTransitions
import Foundation
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// Puts the page's data together, recording by recording.
@MainActor
struct ReportBuilder {
    /// How many moments of every recording the page is to show; nil for all of it.
    private let moments: Int?
    private var tables = ReportTables()
    private var scenarios: [JSONText] = []
    private var transitions: [JSONText] = []
    private var checks: [JSONText] = []

    init(moments: Int? = nil) {
        self.moments = moments
    }

    // MARK: Scenarios

    /// A scenario on one kind of device, played by several contenders.
    struct Variant {
        var profile: Profile
        var plays: [CheckedPlay]
    }

    /// A play, and what the model said about its layers meanwhile.
    struct CheckedPlay {
        var play: RecordedPlay
        var checks: [LayerCheck] = []
    }

    mutating func add(_ entry: ScenarioLibrary.Entry, variants: [Variant]) {
        let scenario = entry.scenario
        let path = "scenarios/\(scenarios.count)/variants"
        var json = JSONText()
        json.object { json in
            json.member("id", entry.id)
            json.member("topic", entry.topic)
            json.member("name", scenario.name)
            json.member("about", scenario.about)
            json.key("variants")
            json.array { json in
                for (index, variant) in variants.enumerated() {
                    write(variant, size: scenario.devices.size, path: "\(path)/\(index)/plays", to: &json)
                }
            }
        }
        scenarios.append(json)
    }

    private mutating func write(_ variant: Variant, size: CGSize, path: String, to json: inout JSONText) {
        json.object { json in
            json.key("system")
            json.integer(variant.profile.system)
            json.member("direction", "\(variant.profile.direction)")
            json.member("size", [Double(size.width), Double(size.height)])
            json.key("plays")
            json.array { json in
                for (index, play) in variant.plays.enumerated() { write(play, path: "\(path)/\(index)", to: &json) }
            }
        }
    }

    private mutating func write(_ checked: CheckedPlay, path: String, to json: inout JSONText) {
        let performance = checked.play.performance
        json.object { json in
            json.member("contender", performance.contender.rawValue)
            json.key("verdict")
            if let verdict = performance.verdict { json.string(verdict.rawValue) } else { json.null() }
            json.member("summary", performance.summary)
            json.key("holds")
            json.bool(performance.holds)
            json.key("mismatches")
            json.array { json in for mismatch in performance.mismatches { json.string(mismatch.description) } }
            write(checked.play.recording, marks: checked.play.marks, checks: checked.checks, path: path, to: &json)
        }
    }

    private static func write(_ contender: ContenderName, to json: inout JSONText) {
        json.object { json in
            json.member("id", contender.rawValue)
            json.member("name", contender.title)
            json.member("about", contender.summary)
        }
    }

    // MARK: Transitions

    mutating func add(_ transition: ScreenTransition, plays: [TransitionPlay]) {
        let path = "transitions/\(transitions.count)/plays"
        var json = JSONText()
        json.object { json in
            json.member("name", transition.name)
            json.member("about", TransitionDescriptions.byName[transition.name] ?? "")
            json.member("kind", TransitionUse(of: transition) == .push ? "push" : "modal")
            json.member("duration", CGFloat(transition.timing.duration))
            json.key("replacedByCrossfade")
            json.bool(transition.motion == .intense)
            json.key("plays")
            json.array { json in
                for (index, play) in plays.enumerated() {
                    json.object { json in
                        json.member("way", play.way.rawValue)
                        write(
                            play.recording, marks: play.recording.marks, checks: play.checks, path: "\(path)/\(index)",
                            to: &json)
                    }
                }
            }
        }
        transitions.append(json)
    }

    // MARK: Recordings

    private mutating func write(
        _ recording: LayerRecording, marks: [PlayMark], checks: [LayerCheck], path: String, to json: inout JSONText
    ) {
        let lastMark = marks.last?.time ?? 0
        let encoder = RecordingEncoder(recording, lastMark: lastMark, tables: &tables)
        var text = JSONText()
        encoder.write(to: &text, tables: &tables)
        json.key("recording")
        json.integer(tables.index(of: text, in: .recordings))
        json.key("marks")
        json.array { json in for mark in marks { json.integer(tables.index(of: mark.json, in: .marks)) } }
        if let moments {
            json.key("moments")
            json.array { json in for frame in recording.moments(moments) { json.integer(frame) } }
        }
        for check in checks where check.frame < encoder.frameCount {
            self.checks.append(check.json(play: path, ids: encoder.ids))
        }
    }

    /// The whole document. To be called when everything has been added.
    mutating func data() -> JSONText {
        var json = JSONText()
        json.object { json in
            json.key("format")
            json.integer(1)
            json.key("rate")
            json.integer(60)
            tables.write(to: &json)
            json.key("contenders")
            json.array { json in for contender in ContenderName.allCases { Self.write(contender, to: &json) } }
            json.key("scenarios")
            json.array { json in for scenario in scenarios { json.text(scenario) } }
            json.key("transitions")
            json.array { json in for transition in transitions { json.text(transition) } }
        }
        return json
    }

    /// What the model said of its layers, for whoever wants to hold the page against it.
    func checksData() -> JSONText {
        var json = JSONText()
        json.array { json in for check in checks { json.text(check) } }
        return json
    }
}

extension LayerRecording {
    /// Frames as far apart as can be, from where the first thing happens to where the last one has.
    func moments(_ count: Int) -> [Int] {
        let touched = touches.flatMap(\.places).map { Int(($0.time * framesPerSecond).rounded()) }
        let happened = frames.map(\.number).filter { $0 > 0 }.map { $0 - 1 } + touched
        guard let start = happened.min(), let end = happened.max() else { return [0] }
        let last = min(end + 1, frameCount - 1)
        let steps = (0..<count).map { start + Int((Double($0 * (last - start)) / Double(max(1, count - 1))).rounded()) }
        return steps.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
