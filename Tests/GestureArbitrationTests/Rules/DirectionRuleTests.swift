import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct DirectionRuleTests {
    @Test(
        "a back swipe goes from leading to trailing, and is at most 55 degrees off",
        arguments: [
            (CGVector(dx: 40, dy: 0), true),
            (CGVector(dx: 40, dy: 57), true),
            (CGVector(dx: 40, dy: -57), true),
            (CGVector(dx: 40, dy: 58), false),
            (CGVector(dx: -40, dy: 0), false),
            (CGVector(dx: 0, dy: 40), false),
            (CGVector(dx: 0, dy: -40), false),
        ])
    func leftToRight(way: CGVector, begins: Bool) {
        let fixture = GestureFixture(rules: [.direction])
        fixture.swipe(by: way)
        #expect(fixture.hasBegun == begins)
        #expect(fixture.refusal == (begins ? nil : .otherDirection))
    }

    @Test("over a list a back swipe goes more along than across", arguments: [(39.0, true), (40, false), (-41, false)])
    func list(dy: CGFloat, begins: Bool) {
        let fixture = GestureFixture(rules: [.direction])
        let list = UIScrollView(frame: fixture.view.bounds)
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        fixture.view.addSubview(list)
        fixture.swipe(by: CGVector(dx: 40, dy: dy))
        #expect(fixture.refusal == (begins ? nil : .otherDirection))
    }

    @Test("beside a vertical slider a back swipe goes more along than across")
    func draggedAcross() {
        let fixture = GestureFixture(rules: [.direction])
        let fader = UIView(frame: fixture.view.bounds)
        fader.arbitration.draggedAxes = .vertical
        fixture.view.addSubview(fader)
        fixture.swipe(by: CGVector(dx: 40, dy: 41))
        #expect(fixture.refusal == .otherDirection)
    }

    @Test("from right to left a back swipe goes to the left", arguments: [-40.0, 40])
    func rightToLeft(dx: CGFloat) {
        let fixture = GestureFixture(rules: [.direction], direction: .rightToLeft)
        fixture.swipe(by: CGVector(dx: dx, dy: 0))
        #expect(fixture.hasBegun == (dx < 0))
    }

    @Test(
        "a recognizer can swipe in other directions than back", arguments: SwipeDirection.allCases,
        SwipeDirection.allCases)
    func directions(wanted: SwipeDirection, made: SwipeDirection) {
        let fixture = GestureFixture(rules: [.direction])
        fixture.pan.swipeDirection = wanted
        let length = 40 * made.sign(in: .leftToRight)
        fixture.swipe(by: made.isHorizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length))
        #expect(fixture.hasBegun == (wanted == made))
    }

    @Test("no movement is no swipe, whatever the direction", arguments: SwipeDirection.allCases)
    func zero(direction: SwipeDirection) {
        #expect(!direction.agrees(with: .zero, in: .leftToRight))
        let fixture = GestureFixture()
        fixture.pan.swipeDirection = direction
        #expect(DirectionRule.direction.shouldBegin(fixture.pan) == .deny(.otherDirection))
    }

    @Test("the direction rule has no opinion on a tap")
    func otherRecognizers() {
        #expect(DirectionRule.direction.shouldBegin(UITapGestureRecognizer()) == nil)
    }
}
