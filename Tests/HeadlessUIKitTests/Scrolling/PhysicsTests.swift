import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: the physics of scrolling")
struct PhysicsTests {
    @Test("D8 the rubber band resists as measured", arguments: [(10, 5.4205), (100, 47.9651), (400, 138.6555)])
    func rubberBand(distance: CGFloat, stretch: CGFloat) {
        let band = RubberBand(dimension: 375)
        #expect(abs(band.stretch(for: distance) - stretch) < 5e-5)
        #expect(abs(band.distance(for: band.stretch(for: distance)) - distance) < 1e-9)
    }

    @Test("D8 the rubber band never gives more than its dimension, and nothing before the end")
    func rubberBandLimits() {
        let band = RubberBand(dimension: 375)
        #expect(band.stretch(for: 1e9) < 375)
        #expect(band.stretch(for: -20) == 0)
        #expect(RubberBand(dimension: 0).stretch(for: 10) == 0)
    }

    @Test("D9 a velocity of 1 at 60 Hz takes 139 steps and 494.171 points")
    func deceleration() {
        let travel = Deceleration(rate: 0.998).steppedTravel(from: 1, milliseconds: 1000 / 60)
        #expect(travel.steps == 139)
        #expect(abs(travel.distance - 494.171) < 5e-4)
    }

    @Test("D9 a velocity of 2 travels as far as the rate says", arguments: [(0.998, 994.005), (0.99, 198.003)])
    func travel(rate: CGFloat, distance: CGFloat) {
        let deceleration = Deceleration(rate: rate)
        #expect(abs(deceleration.travel(from: 2) - distance) < 5e-4)
        #expect(deceleration.travel(from: -2) == -deceleration.travel(from: 2))
        #expect(deceleration.travel(from: 0.01) == 0)
    }

    @Test(
        "D10 a page is the one nearest to the projection, at most one away",
        arguments: [(0, 194, 0), (0, 196, 390), (0, 2000, 390), (390, -500, 0), (390, 400, 390)])
    func paging(start: CGFloat, projected: CGFloat, target: CGFloat) {
        #expect(Paging(page: 390, origin: 0).target(projected: projected, start: start) == target)
    }

    @Test("D10 pages count from the inset before the content")
    func pagingOrigin() {
        let paging = Paging(page: 100, origin: -20)
        #expect(paging.target(projected: 70, start: -20) == 80)
        #expect(paging.isAligned(80))
        #expect(!paging.isAligned(0))
    }

    @Test("D7 content is held at its ends without bounces and stretched with them")
    func extent() {
        let held = ScrollExtent(
            visible: 375, content: 1000, insetBefore: 20, insetAfter: 30, bounces: false, alwaysBounces: true)
        #expect(held.lower == -20)
        #expect(held.upper == 655)
        #expect(held.shown(for: -120) == -20)
        #expect(held.shown(for: 700) == 655)
        let stretched = ScrollExtent(
            visible: 375, content: 1000, insetBefore: 20, insetAfter: 30, bounces: true, alwaysBounces: false)
        #expect(abs(stretched.shown(for: -120) - (-20 - 47.9651)) < 5e-5)
        #expect(abs(stretched.shown(for: 755) - (655 + 47.9651)) < 5e-5)
        #expect(abs(stretched.wanted(for: stretched.shown(for: -120)) - -120) < 1e-9)
    }

    @Test("D4 an axis scrolls when content and insets exceed the bounds, or when it always bounces")
    func scrollable() {
        func scrolls(_ content: CGFloat, inset: CGFloat = 0, bounces: Bool = true, always: Bool = false) -> Bool {
            ScrollExtent(
                visible: 100, content: content, insetBefore: inset, insetAfter: 0, bounces: bounces,
                alwaysBounces: always
            ).isScrollable
        }
        #expect(!scrolls(100))
        #expect(scrolls(101))
        #expect(scrolls(100, inset: 1))
        #expect(scrolls(0, always: true))
        #expect(!scrolls(0, bounces: false, always: true))
    }

    @Test("D10 a settling spring arrives, and never passes a target that it heads for")
    func spring() {
        let spring = SettlingSpring(from: 300, velocity: 5000, to: 390, frequency: 15)
        var time = 0.0
        while !spring.isSettled(at: time) {
            #expect(spring.offset(at: time) <= 390)
            time += 1.0 / 60
            guard time < 5 else { break }
        }
        #expect(time < 1)
        #expect(spring.offset(at: 0) == 300)
        #expect(abs(spring.velocity(at: 0) - 5000) < 1e-6)
    }
}
