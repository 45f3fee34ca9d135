import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("What is dragged by two fingers") @MainActor
struct TwoFingerDragTests {
    private nonisolated static let directions: [CGVector] = [
        CGVector(dx: 0, dy: -8), CGVector(dx: 0, dy: 8), CGVector(dx: -3, dy: -7), CGVector(dx: -8, dy: 0),
        CGVector(dx: 8, dy: 0),
    ]

    /// A board that scrolls by two fingers and both ways, shown from its middle.
    private func addBoard(to fixture: NavigationFixture) -> UIScrollView {
        let board = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 480))
        board.contentSize = CGSize(width: 2000, height: 2000)
        board.panGestureRecognizer.minimumNumberOfTouches = 2
        fixture.top.view.addSubview(board)
        board.contentOffset = CGPoint(x: 600, y: 600)
        return board
    }

    /// Two fingers that move side by side, the second of which lands some samples after the first.
    private func drag(by step: CGVector, lateBy samples: Int, on fixture: NavigationFixture) {
        let (device, first, second) = (fixture.device, fixture.device.finger(), fixture.device.finger())
        func move(_ finger: Finger) { finger.move(by: step.dx, step.dy, over: 0) }
        if samples == 0 {
            device.event {
                first.down(at: fixture.point(180, 400))
                second.down(at: fixture.point(250, 410))
            }
        } else {
            first.down(at: fixture.point(180, 400))
            for _ in 0..<samples {
                device.advance(by: 1 / 60)
                move(first)
            }
            second.down(at: fixture.point(250, 410))
        }
        for _ in 0..<20 {
            device.advance(by: 1 / 60)
            device.event {
                move(first)
                move(second)
            }
        }
        device.advance(by: 0.2)
        device.event {
            first.up()
            second.up()
        }
        device.settle()
    }

    // Fails when what needs two fingers counts as something that no finger moves, or a swipe begins before the second
    // lands.
    @Test("a board that two fingers scroll is scrolled by them", arguments: TestConfiguration.all, directions)
    func board(configuration: TestConfiguration, step: CGVector) {
        for samples in [0, 1, 3] {
            let fixture = NavigationFixture(configuration)
            let board = addBoard(to: fixture)
            drag(by: step, lateBy: samples, on: fixture)
            let way = hypot(board.contentOffset.x - 600, board.contentOffset.y - 600)
            #expect(way > 100, "The second finger lands \(samples) samples later.")
            #expect(fixture.stack.count == 2)
            #expect(!fixture.events.contains(.began))
        }
    }

    @Test("a board that two fingers scroll leaves one finger the swipe", arguments: TestConfiguration.all, [0.08, 0.3])
    func boardByOneFinger(configuration: TestConfiguration, duration: TimeInterval) {
        let fixture = NavigationFixture(configuration)
        let board = addBoard(to: fixture)
        fixture.finger(at: 100).move(by: fixture.back(230), over: duration).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(board.contentOffset == CGPoint(x: 600, y: 600))
    }

    // Fails when a swipe begins before the second finger lands, or takes no notice of a pan that has as many as it
    // needs.
    @Test(
        "a pan of the app's for two fingers begins with them, and leaves one finger the swipe",
        arguments: TestConfiguration.all)
    func pan(configuration: TestConfiguration) {
        for samples in [0, 1, 3] {
            let fixture = NavigationFixture(configuration)
            let card = UIView(frame: CGRect(x: 0, y: 150, width: 390, height: 480))
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 2
            var states: [UIGestureRecognizer.State] = []
            let action = pan.addAction { states.append($0.state) }
            card.addGestureRecognizer(pan)
            fixture.top.view.addSubview(card)
            drag(by: CGVector(dx: fixture.back(8), dy: 0), lateBy: samples, on: fixture)
            #expect(states.first == .began, "The second finger lands \(samples) samples later.")
            #expect(states.last == .ended)
            #expect(fixture.stack.count == 2)
            fixture.swipe()
            #expect(fixture.stack == ["Screen 0"])
            withExtendedLifetime(action) {}
        }
    }

    // Fails when the canvas keeps fingers that the page needs, because they go more across than the page scrolls.
    @Test("two fingers that slope scroll a page under a canvas, and draw nothing", arguments: TestConfiguration.all)
    func pageUnderCanvas(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let page = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 480))
        page.contentSize = CGSize(width: 390, height: 2000)
        page.panGestureRecognizer.minimumNumberOfTouches = 2
        page.delaysContentTouches = false
        let canvas = DrawingView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        canvas.isMultipleTouchEnabled = true
        page.addSubview(canvas)
        fixture.top.view.addSubview(page)
        page.contentOffset.y = 600
        drag(by: CGVector(dx: fixture.back(-6), dy: -4.5), lateBy: 0, on: fixture)
        #expect(page.contentOffset.y > 660)
        #expect(canvas.finishedStrokes == 0)
        #expect(fixture.stack.count == 2)
    }
}
