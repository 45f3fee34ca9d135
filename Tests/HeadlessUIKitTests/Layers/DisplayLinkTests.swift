import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct DisplayLinkTests {
    private func makeLink(_ counter: FrameCounter, frameRate: Double) -> (HeadlessRuntime, CADisplayLink) {
        let runtime = HeadlessRuntime(frameRate: frameRate)
        runtime.makeCurrent()
        let link = CADisplayLink(target: counter, selector: FrameCounter.action)
        link.add(to: .main, forMode: .common)
        return (runtime, link)
    }

    @Test("H1 a display link is called at every frame while it is in a run loop and not paused")
    func frames() {
        let counter = FrameCounter()
        let (runtime, link) = makeLink(counter, frameRate: 120)
        runtime.clock.advance(by: 0.5)
        #expect(counter.times.count == 60)
        #expect(isClose(counter.times[1] - counter.times[0], 1.0 / 120, within: 1e-9))
        #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 120, within: 1e-9))
        link.isPaused = true
        runtime.clock.advance(by: 0.5)
        #expect(counter.times.count == 60)
        link.isPaused = false
        runtime.clock.advance(by: 0.1)
        #expect(counter.times.count == 72)
        link.invalidate()
        runtime.clock.advance(by: 0.5)
        #expect(counter.times.count == 72)
    }

    @Test("H1 a display link with a preferred rate leaves frames out")
    func slower() {
        let counter = FrameCounter()
        let (runtime, link) = makeLink(counter, frameRate: 120)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 40)
        runtime.clock.advance(by: 1)
        #expect(counter.times.count == 40)
    }

    @Test("H1 a display link keeps its target until it is invalidated")
    func retaining() {
        weak var target: FrameCounter?
        var link: CADisplayLink?
        var runtime: HeadlessRuntime?
        do {
            let counter = FrameCounter()
            target = counter
            (runtime, link) = makeLink(counter, frameRate: 60)
        }
        runtime?.clock.advance(by: 0.1)
        #expect(target?.times.count == 6)
        link?.invalidate()
        runtime?.clock.advance(by: 0.1)
        #expect(target == nil)
    }
}

@MainActor
private final class FrameCounter: NSObject, SelectorResponder {
    static let action = Selector("frame:")
    private(set) var times: [TimeInterval] = []

    func responds(toSelector selector: Selector) -> Bool { selector == Self.action }

    func perform(_ selector: Selector, with argument: Any?) {
        if let link = argument as? CADisplayLink { times.append(link.timestamp) }
    }
}
