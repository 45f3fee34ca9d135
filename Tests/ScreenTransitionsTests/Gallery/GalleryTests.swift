import ScreenTransitions
import Testing
import UIKit

/// What holds for every transition of the gallery.
struct GalleryTests {
    static let names: [String] = ScreenTransition.gallery.map(\.name)
    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 480),
    ]

    func transition(_ name: String) -> ScreenTransition { ScreenTransition.gallery.first { $0.name == name }! }

    @Test("Every transition has a name of its own")
    func namesDiffer() {
        #expect(Set(Self.names).count == Self.names.count)
        for name in Self.names {
            #expect(name.first?.isLowercase == true && !name.contains(" "))
        }
    }

    @Test(
        "The whole container shows the leaving screen at the start, and the arriving one at the end", arguments: names,
        sizes)
    func ends(name: String, size: CGSize) {
        for direction in TransitionDirection.allCases {
            for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                let start = Viewer(transition(name), at: 0, in: size, direction, layout: layout)
                #expect(start.everywhere == [.from], "\(direction) \(layout)")
                let end = Viewer(transition(name), at: 1, in: size, direction, layout: layout)
                #expect(end.everywhere == [.to], "\(direction) \(layout)")
            }
        }
    }

    @Test(
        "The leaving screen starts exactly at rest, and the arriving one ends exactly at rest", arguments: names, sizes)
    func rest(name: String, size: CGSize) {
        for direction in TransitionDirection.allCases {
            let start = Viewer(transition(name), at: 0, in: size, direction)
            for sample in start.samples where sample.subject.screen == .from {
                // A back face is edge-on at the start, not at rest.
                if start.corners(of: sample).allSatisfy({ abs($0.x - start.scene.width / 2) < 1e-6 }) { continue }
                #expect(sample.pose.masked(by: nil).seen(towards: nil) == .identity, "\(direction), \(sample.subject)")
            }
            let end = Viewer(transition(name), at: 1, in: size, direction)
            for sample in end.samples where sample.subject.screen == .to {
                #expect(sample.pose.masked(by: nil).seen(towards: nil) == .identity, "\(direction), \(sample.subject)")
            }
        }
    }

    @Test(
        "In right-to-left interfaces every sample is the mirror image", arguments: names,
        [CGFloat(0), 0.2, 0.5, 0.7, 1])
    func mirrored(name: String, progress: CGFloat) {
        for direction in TransitionDirection.allCases {
            let left = Viewer(transition(name), at: progress, direction)
            let right = Viewer(transition(name), at: progress, direction, layout: .rightToLeft)
            #expect(left.samples.count == right.samples.count)
            for (one, another) in zip(left.samples, right.samples) {
                let mirrored = right.corners(of: another).map { CGPoint(x: left.scene.width - $0.x, y: $0.y) }
                let corners = left.corners(of: one)
                // In a mirror left corners are right corners.
                for (corner, image) in zip([corners[1], corners[0], corners[3], corners[2]], mirrored) {
                    #expect(hypot(corner.x - image.x, corner.y - image.y) < 1e-6, "\(one.subject)")
                }
                #expect(one.pose.opacity == another.pose.opacity && one.pose.dimming == another.pose.dimming)
            }
        }
    }

    @Test("The way back is the way forward played backward, unless it is another transition", arguments: names)
    func backwards(name: String) {
        let transition = transition(name)
        let hasOtherWayBack = name == "rise"
        let there = transition.sample(at: 0.25, in: Viewer(transition, at: 0).scene)
        let back = transition.sample(at: 0.75, in: Viewer(transition, at: 0).scene, .backward)
        let isMirror =
            there.count == back.count
            && zip(there, back).allSatisfy { one, another in
                one.subject.screen == another.subject.screen?.other && one.pose == another.pose
            }
        #expect(isMirror == !hasOtherWayBack)
    }

    @Test("Every pose is in range, also when a spring overshoots", arguments: names)
    func ranges(name: String) {
        let moments = Array(stride(from: CGFloat(-0.3), through: 1.3, by: 0.05))
        for direction in TransitionDirection.allCases {
            for seen in Viewer.all(transition(name), at: moments, direction) {
                for sample in seen.samples {
                    let pose = sample.pose
                    #expect((0...1).contains(pose.opacity))
                    #expect((0...1).contains(pose.dimming))
                    #expect((0...1).contains(pose.shadow))
                    #expect(pose.cornerRadius >= 0)
                    let t = pose.transform
                    let entries = [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m41, t.m42, t.m43]
                    let isFinite = entries.allSatisfy { $0.isFinite }
                    #expect(isFinite)
                }
            }
        }
    }

    @Test("A sample's transform maps every point to where it is seen", arguments: names, [CGFloat(0.2), 0.7])
    func seen(name: String, progress: CGFloat) {
        for direction in TransitionDirection.allCases {
            let seen = Viewer(transition(name), at: progress, direction)
            for sample in seen.samples {
                let t = sample.transform
                let (x, y) = (-0.5 * sample.frame.width, 0.3 * sample.frame.height)
                let weight = x * t.m14 + y * t.m24 + t.m44
                let place = seen.place(of: CGPoint(x: 0, y: 0.8), on: sample)
                let distance = hypot(
                    sample.frame.midX + (x * t.m11 + y * t.m21 + t.m41) / weight - place.x,
                    sample.frame.midY + (x * t.m12 + y * t.m22 + t.m42) / weight - place.y)
                #expect(distance < 1e-6, "\(sample.subject)")
            }
        }
    }

    @Test("No layer turns by more than 90° between keyframes", arguments: names)
    func steps(name: String) {
        let transition = transition(name)
        let moments = (0...transition.steps).map { CGFloat($0) / CGFloat(transition.steps) }
        let views = Viewer.all(transition, at: moments)
        for step in 0..<transition.steps {
            for (one, another) in zip(views[step].samples, views[step + 1].samples) {
                let (a, b) = (one.pose.transform, another.pose.transform)
                #expect(a.m11 * b.m11 + a.m12 * b.m12 + a.m13 * b.m13 > 0, "x axis of \(one.subject), step \(step)")
                #expect(a.m21 * b.m21 + a.m22 * b.m22 + a.m23 * b.m23 > 0, "y axis of \(one.subject), step \(step)")
            }
        }
    }
}

extension TransitionLayer.Screen {
    fileprivate var other: Self { self == .from ? .to : .from }
}
