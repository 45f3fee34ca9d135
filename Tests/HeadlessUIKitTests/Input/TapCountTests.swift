import Testing

@testable @_spi(Headless) import UIKit

@Suite("A: quick taps")
@MainActor
struct TapCountTests {
    private let device = HeadlessDevice(size: CGSize(width: 300, height: 300))

    private func land(at x: CGFloat = 100) -> Finger { device.finger().down(at: CGPoint(x: x, y: 100)) }

    private func expectNext(_ count: Int, at x: CGFloat = 100) {
        let witness = Witness(frame: device.window.bounds)
        device.window.addSubview(witness)
        land(at: x).up()
        witness.removeFromSuperview()
        #expect(witness.count == count)
    }

    private final class Witness: UIView {
        private(set) var count = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            count = touches.first?.tapCount ?? 0
        }
    }

    @Test("Taps that follow one another in one place are counted, and one elsewhere or later is the first")
    func taps() {
        expectNext(1)
        device.advance(by: 0.1)
        expectNext(2)
        device.advance(by: 0.1)
        expectNext(3)
        expectNext(1, at: 250)
        device.advance(by: 2)
        expectNext(1, at: 250)
    }

    @Test("A finger that was dragged or held has not tapped")
    func otherTouches() {
        land().move(by: 60, over: 0.1).move(by: -60, over: 0.1).up()
        expectNext(1)
        device.advance(by: 2)
        land().hold(for: 1).up()
        expectNext(1)
    }
}
