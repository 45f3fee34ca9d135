import Foundation
import Testing

@testable import DemoApp

@Suite("The report's tracks")
struct ReportTrackTests {
    private func written(_ values: [(frame: Int, value: Int)]) -> String {
        var track = ReportTrack()
        for (frame, value) in values { track.append(value, at: frame) }
        var json = JSONText()
        json.array { track.write(to: &$0) }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test("a run in a track is its first value and then differences")
    func differences() {
        #expect(written([(4, 195_000), (5, 188_500), (6, 188_400)]) == "[4,[195000,-6500,-100]]")
    }

    @Test("short pauses in a track are filled, and long ones begin a new run")
    func pauses() {
        #expect(written([(0, 10), (3, 20), (40, 5)]) == "[0,[10,0,0,10],40,[5]]")
    }

    @Test("a value of a track that stays the same is not written again")
    func same() {
        #expect(written([(0, 10), (9, 10), (10, 10), (11, 12)]) == "[0,[10],11,[12]]")
    }
}
