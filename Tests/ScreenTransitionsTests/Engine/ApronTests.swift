import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("A screen that swings past its place") @MainActor
struct ApronTests {
    // Fails when `TransitionHierarchy.embed` adds no apron, or `sideOfGap` misses a side or has its sign wrong.
    @Test(
        "leaves no gap where the other screen is seen",
        arguments: [
            ScreenTransition.bounce, .rise, .cards, .slide.timing(.spring(0.6, dampingRatio: 0.4)),
            .cover(from: .top).timing(.spring(0.6, dampingRatio: 0.4)),
        ], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func gap(transition: ScreenTransition, layout: UIUserInterfaceLayoutDirection) {
        let fixture = TransitionFixture.colored(layout)
        let corners = [CGPoint(x: 2, y: 2), CGPoint(x: 388, y: 2), CGPoint(x: 2, y: 842), CGPoint(x: 388, y: 842)]
        var (start, largestGap): (CGPoint?, CGFloat) = (nil, 0)
        fixture.play(transition)
        for _ in 0..<Int(transition.timing.duration * 60) - 1 {
            fixture.device.advance(by: 1 / 60)
            let colors = corners.map(OpaqueArea.all(in: fixture.container).color)
            let origin = fixture.arriving.view.shownOrigin
            let first = start ?? origin
            start = first
            guard origin.x * first.x <= 0, origin.y * first.y <= 0 else { continue }
            largestGap = max(largestGap, abs(origin.x), abs(origin.y))
            #expect(colors.allSatisfy { $0 == TransitionFixture.arrivingColor }, "\(colors) at \(origin)")
        }
        #expect(largestGap > 10, "\(largestGap)")
        fixture.device.settle()
        #expect(fixture.isCleanedUp && fixture.container.subviews == [fixture.arriving.view])
    }

    // Fails when `sideOfGap` does not ask for the place past the end, or not for a plain distance at the beginning.
    @Test("is continued only on the sides that it comes from, and only if it swings")
    func sides() {
        let start = TransitionPose.identity.translated(x: -100, y: 50)
        #expect([start, .identity].sideOfGap == nil)
        #expect([start, .identity, .identity.translated(x: 10, y: -5)].sideOfGap == CGVector(dx: -1, dy: 1))
        #expect([start, .identity.translated(x: -1, y: -5)].sideOfGap == CGVector(dx: 0, dy: 1))
        #expect([start.scaled(0.5), .identity.translated(x: 10)].sideOfGap == nil)
        #expect([TransitionPose]().sideOfGap == nil)
    }
}
