import Scenarios
@_spi(Headless) import UIKit

/// A phone that a page shows: a play, and what of it the page has been told.
@MainActor
final class LivePhone {
    let play: LivePlay
    let contender: ContenderName
    private let room: Int
    private var recorder: LayerRecorder
    private var encoder = LiveFrameEncoder()
    /// Whether the page has to begin anew.
    private var isReset = true
    /// How much the page held when it last began anew.
    private var sizeAtReset = 0
    private var fingers: [Finger] = []
    private var recognizers: [RecognizerState] = []

    nonisolated static let mostFingers = LivePlay.mostFingers

    /// A finger that is on the glass, in the window's points.
    private struct Finger: Equatable {
        let id: Int
        let place: CGPoint
    }

    /// - Parameter room: how much may have gone, in layers and entries of tables, before a page begins anew.
    init(_ play: LivePlay, with contender: ContenderName, room: Int = 4000) {
        self.room = room
        self.play = play
        self.contender = contender
        recorder = LayerRecorder(play.device, notesTouches: false)
        recorder.look()
    }

    /// To be called before the phone is let go.
    func end() {
        _ = recorder.stop()
    }

    /// Makes what is new everything that there is.
    func reset() {
        _ = recorder.stop()
        recorder = LayerRecorder(play.device, from: play.deviceTime, notesTouches: false)
        recorder.look()
        encoder = LiveFrameEncoder()
        isReset = true
        (fingers, recognizers) = ([], [])
    }

    /// Goes on by one sample.
    func advance() async {
        // What has gone is never shown again, but page and tables keep it: now and then both begin anew.
        if encoder.size > 4 * sizeAtReset + room { reset() }
        await play.advance()
    }

    /// What is new since the last call; nil if nothing is.
    func news() -> JSONText? {
        let frames = recorder.takeFrames()
        let marks = play.newMarks()
        let fingers = play.fingersDown.map { Finger(id: $0.finger, place: $0.place) }
        let recognizers = play.device.recognizerAttempts.map(RecognizerState.init)
        guard
            !frames.isEmpty || !marks.isEmpty || fingers != self.fingers
                || recognizers != self.recognizers
        else { return nil }
        var json = JSONText()
        json.object { json in
            if isReset, !frames.isEmpty {
                json.key("reset")
                json.bool(true)
            }
            encoder.write(frames, to: &json)
            if fingers != self.fingers { write(fingers, to: &json) }
            if recognizers != self.recognizers {
                json.key("recognizers")
                json.array { json in for recognizer in recognizers { recognizer.write(to: &json) } }
            }
            if !marks.isEmpty { json.member("marks", marks) }
        }
        if isReset, !frames.isEmpty {
            isReset = false
            sizeAtReset = encoder.size
        }
        (self.fingers, self.recognizers) = (fingers, recognizers)
        return json
    }

    private func write(_ fingers: [Finger], to json: inout JSONText) {
        json.key("fingers")
        json.array { json in
            for finger in fingers {
                json.integer(finger.id)
                json.number(Double(finger.place.x), places: 2)
                json.number(Double(finger.place.y), places: 2)
            }
        }
    }
}
