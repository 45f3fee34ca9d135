import ScreenTransitions
import Testing
import UIKit

/// Every transition against the numbers of the catalogue, at every size, both ways and in both layouts.
struct CatalogueTests {
    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 48, height: 80),
    ]
    static let moments: [Double] = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1]

    private func transition(_ name: String) throws -> ScreenTransition {
        try #require(ScreenTransition.gallery.first { $0.name == name })
    }

    private func row(_ name: String) throws -> CatalogueRow {
        try #require(CatalogueRow.all.first { $0.name == name })
    }

    @Test("The catalogue and the gallery have the same transitions")
    func complete() {
        let names = Set(CatalogueRow.all.map(\.name) + ["explode"])
        #expect(names == Set(ScreenTransition.gallery.map(\.name)))
    }

    @Test("Timing, perspective, and motion are those of the catalogue", arguments: CatalogueRow.all)
    func values(row: CatalogueRow) throws {
        let transition = try transition(row.name)
        #expect(transition.timing.duration == row.duration)
        if let curve = row.curve { #expect(transition.timing.curve == curve) }
        #expect(transition.perspective == row.m34)
        #expect(transition.motion == row.motion)
        // In the smallest container no layer comes near to the eye.
        let perspective = transition.perspectiveTransform(in: TransitionScene(size: CGSize(width: 48, height: 80)))
        #expect(perspective.m34 == row.m34)
        let back = transition.reversed.timing
        #expect(try back == row.timingBack ?? self.transition(row.wayBack ?? row.name).timing)
    }

    @Test("Played forward, every point is where the formula says", arguments: CatalogueRow.all, moments)
    func forwards(row: CatalogueRow, progress: Double) throws {
        let transition = try transition(row.name)
        for size in Self.sizes {
            let moment = Moment(progress: progress, width: size.width, height: size.height)
            let seen = Viewer(transition, at: progress, in: size)
            expect(seen, row.layers(moment))
        }
    }

    @Test(
        "The way back is the way forward played backward, or the transition that the catalogue names",
        arguments: CatalogueRow.all)
    func backwards(row: CatalogueRow) throws {
        let transition = try transition(row.name)
        for progress in Self.moments {
            for size in Self.sizes {
                let seen = Viewer(transition, at: progress, in: size, .backward)
                if let wayBack = row.wayBack {
                    let moment = Moment(progress: progress, width: size.width, height: size.height)
                    try expect(seen, self.row(wayBack).layers(moment))
                } else {
                    let moment = Moment(progress: 1 - progress, width: size.width, height: size.height)
                    expect(seen, row.layers(moment).map { ($0.withOtherScreen, $1) })
                }
            }
        }
    }

    @Test("In right-to-left interfaces every point is mirrored", arguments: CatalogueRow.all)
    func rightToLeft(row: CatalogueRow) throws {
        let transition = try transition(row.name)
        for progress in Self.moments {
            for size in Self.sizes {
                let moment = Moment(progress: progress, width: size.width, height: size.height)
                let seen = Viewer(transition, at: progress, in: size, layout: .rightToLeft)
                expect(seen, row.layers(moment).map { ($0.inMirror, $1.inMirror) })
            }
        }
    }

    private func expect(_ seen: Viewer, _ layers: [(subject: TransitionLayer.Subject, expected: ExpectedPose)]) {
        let shown = seen.samples.map(\.subject)
        #expect(shown == layers.map(\.subject), "layers, from back to front")
        for (sample, expected) in zip(seen.samples, layers.map(\.expected)) {
            // The corners, and a point off every axis.
            for unit in [(0, 0), (1, 0), (0, 1), (1, 1), (0.3, 0.8)] as [(Double, Double)] {
                let position = seen.position(of: CGPoint(x: unit.0, y: unit.1), on: sample)
                let rest = SIMD3(
                    sample.frame.minX + unit.0 * sample.frame.width - seen.scene.width / 2,
                    sample.frame.minY + unit.1 * sample.frame.height - seen.scene.height / 2, 0)
                let expected = expected.place(rest)
                let distance = ((position - expected) * (position - expected)).sum().squareRoot()
                #expect(distance < 1e-9, "\(sample.subject): \(position), not \(expected)")
            }
            #expect(abs(sample.pose.opacity - expected.opacity) < 1e-12, "opacity of \(sample.subject)")
            #expect(abs(sample.pose.dimming - expected.dimming) < 1e-12, "shade of \(sample.subject)")
            #expect(sample.pose.dimmingEdge == (expected.dimming > 0 ? expected.dimmingEdge : nil))
            #expect(abs(sample.pose.shadow - expected.shadow) < 1e-12, "shadow of \(sample.subject)")
            #expect(sample.pose.cornerRadius == 0)
            let eye = seen.eye(of: sample)
            #expect(
                abs(eye.x - expected.eye.x) < 1e-9 && abs(eye.y - expected.eye.y) < 1e-9, "eye of \(sample.subject)")
            #expect((sample.pose.maskCircle == nil) == (expected.window == nil))
            if let window = sample.pose.maskCircle, let expected = expected.window {
                let center = SIMD2(window.center.x - seen.scene.width / 2, window.center.y - seen.scene.height / 2)
                #expect(abs((center - expected.center).sum()) < 1e-9)
                #expect(abs(window.radius - expected.radius) < 1e-9)
            }
        }
    }
}

extension TransitionLayer.Subject {
    fileprivate var withOtherScreen: Self {
        switch self {
        case .screen(let screen): .screen(screen == .from ? .to : .from)
        case .piece(let screen, let region): .piece(screen == .from ? .to : .from, region: region)
        case .element: self
        }
    }

    fileprivate var inMirror: Self {
        guard case .piece(let screen, let region) = self else { return self }
        return .part(screen, 1 - region.maxX, 1 - region.minX)
    }
}

extension ExpectedPose {
    fileprivate var inMirror: ExpectedPose {
        var expected = self
        let place = place
        expected.place = { point in
            let image = place(SIMD3(-point.x, point.y, point.z))
            return SIMD3(-image.x, image.y, image.z)
        }
        expected.eye.x = -eye.x
        switch dimmingEdge {
        case .leading: expected.dimmingEdge = .trailing
        case .trailing: expected.dimmingEdge = .leading
        default: break
        }
        return expected
    }
}
