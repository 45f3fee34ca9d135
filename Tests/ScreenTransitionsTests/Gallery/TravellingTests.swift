import ScreenTransitions
import Testing
import UIKit

/// Views that both screens show, on their way.
struct TravellingTests {
    private static let small = CGRect(x: 20, y: 500, width: 60, height: 40)
    private static let large = CGRect(x: 0, y: 100, width: 390, height: 260)

    /// On the way there the small one becomes the large one.
    private func scene(_ direction: TransitionDirection) -> TransitionScene {
        let (source, destination) = direction == .forward ? (Self.small, Self.large) : (Self.large, Self.small)
        return TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: [SharedElement(name: "picture", source: source, destination: destination)])
    }

    private func sample(
        _ transition: ScreenTransition, at progress: CGFloat, _ direction: TransitionDirection,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> TransitionSample {
        let samples = transition.sample(at: progress, in: scene(direction), direction, layout: layout)
        #expect(samples.last?.subject == .element("picture"))
        return try #require(samples.last)
    }

    /// Where the view is seen.
    private func place(_ sample: TransitionSample) -> CGRect {
        let t = sample.transform
        let size = CGSize(width: sample.frame.width * t.m11, height: sample.frame.height * t.m22)
        return CGRect(
            x: sample.frame.midX + t.m41 - size.width / 2, y: sample.frame.midY + t.m42 - size.height / 2,
            width: size.width, height: size.height)
    }

    @Test(
        "Every edge of a shared element moves straight, both ways, in both layouts",
        arguments: TransitionDirection.allCases,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func straight(direction: TransitionDirection, layout: UIUserInterfaceLayoutDirection) throws {
        let (start, end) = direction == .forward ? (Self.small, Self.large) : (Self.large, Self.small)
        for transition in [ScreenTransition.imageZoom, .imageAndLabelZoom, .cube.perspective(0).withSharedElements] {
            for progress in [0, 0.25, 0.5, 0.9, 1, 1.1] as [CGFloat] {
                let place = try place(sample(transition, at: progress, direction, layout: layout))
                let expected = [
                    start.minX + (end.minX - start.minX) * progress, start.minY + (end.minY - start.minY) * progress,
                    start.maxX + (end.maxX - start.maxX) * progress, start.maxY + (end.maxY - start.maxY) * progress,
                ]
                for (edge, expected) in zip([place.minX, place.minY, place.maxX, place.maxY], expected) {
                    #expect(abs(edge - expected) < 1e-9, "at \(progress)")
                }
            }
        }
    }

    @Test("A shared element rests at its destination", arguments: TransitionDirection.allCases)
    func rest(direction: TransitionDirection) throws {
        let sample = try sample(.imageZoom, at: 1, direction)
        #expect(sample.frame == scene(direction).elements[0].destination)
        #expect(abs(sample.pose.transform.m11 - 1) < 1e-12 && abs(sample.pose.transform.m41) < 1e-9)
    }

    @Test("A spring that overshoots a much smaller destination leaves a positive size")
    func swing() throws {
        for progress in [-0.2, 1.3] as [CGFloat] {
            for direction in TransitionDirection.allCases {
                let place = try place(sample(.imageAndLabelZoom, at: progress, direction))
                #expect(place.width > 0 && place.height > 0)
            }
        }
    }

    @Test("A spring carries no shared element out of the container that it rests in")
    func room() throws {
        let size = CGSize(width: 390, height: 844)
        let small = CGRect(x: 20, y: 500, width: 60, height: 40)
        // A picture, and a label near the edge that it moves towards.
        for large in [CGRect(x: 16, y: 91, width: 358, height: 358), CGRect(x: 4, y: 800, width: 90, height: 40)] {
            let element = SharedElement(name: "picture", source: small, destination: large)
            for direction in TransitionDirection.allCases {
                var last = CGRect.null
                for progress in stride(from: CGFloat(-0.2), through: 1.2, by: 0.05) {
                    let scene = TransitionScene(
                        size: size,
                        elements: [
                            direction == .forward
                                ? element : SharedElement(name: "picture", source: large, destination: small)
                        ])
                    let samples = ScreenTransition.imageAndLabelZoom.sample(at: progress, in: scene, direction)
                    let place = try place(#require(samples.last))
                    #expect(place != last, "It still swings.")
                    #expect(CGRect(origin: .zero, size: size).contains(place), "\(place) at \(progress)")
                    last = place
                }
            }
        }
    }

    @Test("Corner radii and masks look the same on the way back")
    func shape() throws {
        let transition = ScreenTransition("shape", timing: .linear(1)) { scene in
            scene.elements.map { element in
                .element(element.name) {
                    .identity.rounded(13 * $0).masked(
                        by: TransitionPose.Circle(center: CGPoint(x: 39, y: 26), radius: 6.5))
                }
            }
        }
        // Written for the large place, where it stays; on the way back it counts from the small one, 6.5 times smaller.
        let there = try sample(transition, at: 1, .forward)
        let back = try sample(transition, at: 0, .backward)
        #expect(place(there) == place(back))
        #expect(there.pose.cornerRadius == 13)
        #expect(abs(back.pose.cornerRadius - 2) < 1e-12)
        let window = try #require(back.pose.maskCircle)
        #expect(abs(window.radius - 1) < 1e-12)
        #expect(abs(window.center.x - 6) < 1e-12 && abs(window.center.y - 4) < 1e-12)
    }
}
