import Foundation
import Scenarios

/// What a page asks for.
enum LiveMessage: Equatable {
    /// What fingers do, in their order.
    case touches([FingerChange], stamp: Double?)
    case show(LiveChoice)
    /// Builds the same screens anew.
    case restart
    /// Turns the device by a quarter.
    case rotate
    case reduceMotion(Bool)
    /// How many virtual seconds a second has.
    case speed(Double)
    case pause(Bool)
    /// Goes on by one sample, while the session is paused.
    case step
    case record(Bool)
    case play(Script)

    /// Whose fingers play by themselves.
    enum Script: String, CaseIterable, Decodable {
        /// The scenario's own.
        case own
        /// What was recorded last.
        case recorded
    }

    struct FingerChange: Equatable {
        let finger: Int
        let touch: LiveTouch
        /// When the person did it, in the page's seconds.
        var time: TimeInterval?

        var isDown: Bool { if case .down = touch { true } else { false } }
    }

    /// - Throws: a ``ScenarioError`` that says what was expected, and where.
    init(_ json: Data) throws {
        self = try StrictFile.decode(LiveMessage.self, from: json, file: "message")
    }
}

extension LiveMessage: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case touches, stamp, show, restart, rotate, reduceMotion, speed, pause, step, record, play
    }

    private static let verbs: [CodingKeys] = CodingKeys.allCases.filter { $0 != .stamp }

    /// Virtual seconds a second.
    static let speeds = 0.05...2.0

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        let verb = try object.only(of: Self.verbs)
        guard verb == .touches || !object.has(.stamp) else {
            throw object.failure(at: .stamp, "expected only beside touches")
        }
        switch verb {
        case .touches:
            self = .touches(
                try object.required(.touches), stamp: try object.number(.stamp, in: 0...1e12, "milliseconds"))
        case .show: self = .show(try object.required(.show))
        case .reduceMotion: self = .reduceMotion(try object.required(.reduceMotion))
        case .speed: self = .speed(try object.number(.speed, in: Self.speeds) ?? 1)
        case .pause: self = .pause(try object.required(.pause))
        case .record: self = .record(try object.required(.record))
        case .play: self = .play(try object.required(.play))
        default:
            guard try object.required(verb, Bool.self) else { throw object.failure(at: verb, "expected true") }
            self = verb == .restart ? .restart : verb == .rotate ? .rotate : .step
        }
    }
}

extension LiveMessage.FingerChange: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case finger, down, move, up, cancel, time
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let finger = try object.wholeNumber(.finger, in: 0...Int(Int32.max), "") else {
            throw object.failure(at: .finger, "missing, expected a number")
        }
        self.finger = finger
        let kind = try object.only(of: [.down, .move, .up, .cancel])
        switch kind {
        case .down: touch = .down(try object.point(.down) ?? .zero)
        case .move: touch = .move(try object.point(.move) ?? .zero)
        default:
            guard try object.required(kind, Bool.self) else { throw object.failure(at: kind, "expected true") }
            touch = kind == .up ? .up : .cancel
        }
        time = try object.number(.time, in: 0...1e12, "milliseconds").map { $0 / 1000 }
    }
}
