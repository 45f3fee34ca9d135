import Foundation
import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The main queue in virtual time", .serialized)
struct MainQueueTests {
    private let device = HeadlessDevice()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        device.window.addSubview(box)
        device.advance(by: 0.1)
    }

    @Test("a block on the main queue runs with the next frame of a device that is run")
    func block() async {
        var ran: [TimeInterval] = []
        let (device, start) = (device, device.now)
        DispatchQueue.main.async { MainActor.assumeIsolated { ran.append(device.now) } }
        device.advance(by: 0.5)
        #expect(ran.isEmpty)
        await device.run(for: 0.1)
        #expect(ran == [start + 0.5])
        #expect(abs(device.now - start - 0.6) < 1e-9)
    }

    @Test("a block's animation runs on the device that is run, in its virtual time")
    func animation() async {
        let box = box
        device.runtime.clock.schedule(after: 0.1) {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 100 }
                }
            }
        }
        await device.run(for: 0.6)
        let shown = box.layer.presentation()?.position.x ?? 0
        #expect(abs(shown - 55) < 3)
    }

    @Test("devices that are run side by side take turns, each with its own blocks")
    func sideBySide() async {
        let (first, second) = (device, HeadlessDevice())
        var seen: [Bool] = []
        for device in [first, second] {
            device.runtime.clock.schedule(after: 0.05) {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { seen.append(HeadlessRuntime.current === device.runtime) }
                }
            }
        }
        async let one: Void = first.run(for: 0.2)
        async let other: Void = second.run(for: 0.2)
        _ = await (one, other)
        #expect(seen == [true, true])
    }

    @Test("a task of the main actor goes on from frame to frame, and its changes are laid out")
    func task() async {
        let box = box
        let inner = UIView()
        inner.autoresizingMask = .flexibleWidth
        inner.frame.size.width = 10
        box.addSubview(inner)
        Task { @MainActor in
            await Task.yield()
            box.frame.size.width = 40
        }
        for _ in 0..<10_000 where inner.frame.width != 40 { await device.run(for: 0.1) }
        #expect(inner.frame.width == 40)
        #expect(!box.needsLayout)
    }

    @Test("a block may leave another one for the same frame")
    func nested() async {
        var depth = 0
        DispatchQueue.main.async {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { depth = 2 }
            }
        }
        await device.run(for: 0)
        #expect(depth == 2)
    }
}
