import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The virtual clock")
struct VirtualClockTests {
    /// How time is divided, in seconds.
    private nonisolated static let steps = [1.0 / 60, 1.0 / 120, 0.01, 0.1 + 0.2]

    @Test("no frame is left out and none comes twice, however time is divided", arguments: steps)
    func frames(step: Double) {
        let clock = VirtualClock(frameRate: 60)
        var seen: [Double] = []
        let observer = clock.observeFrames { seen.append(clock.now) }
        while clock.now < 60 { clock.advance(by: step) }
        observer.invalidate()
        let expected: [Double] = (1...3700).map { Double($0) / 60 }
        #expect(seen == Array(expected.prefix(seen.count)))
        #expect(seen.count >= 3599 && seen.count < 3700)
    }

    @Test("time that is told to go on until an instant is exactly there, and does not go back")
    func instants() {
        let device = HeadlessDevice()
        device.advance(by: 0.1)
        device.advance(by: 0.2)
        device.advance(to: 0.7)
        #expect(device.now == 0.7)
        device.advance(to: 0.5)
        #expect(device.now == 0.7)
    }
}
