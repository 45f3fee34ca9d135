import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("Shared elements in samples")
struct SharedElementSampleTests {
    static let source = CGRect(x: 20, y: 110, width: 100, height: 80)
    static let destination = CGRect(x: 45, y: 150, width: 300, height: 240)
    static let scene = TransitionScene(
        size: CGSize(width: 390, height: 844),
        elements: [SharedElement(name: "cover", source: source, destination: destination)])

    static let transitions: [ScreenTransition] = [
        .imageZoom, .imageAndLabelZoom, .cover.withSharedElements, .cover.onPop(.drop).withSharedElements,
        .slide.combined(with: .imageZoom), .imageZoom.combined(with: .slide), .imageZoom.reversed,
        .imageZoom.dimming(0.5), .imageZoom.onPush(.slide.withSharedElements), .imageZoom.withSharedElements,
    ]

    @Test(
        "A shared element moves straight from source to destination, in either direction and layout",
        arguments: transitions, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func straight(transition: ScreenTransition, layout: UIUserInterfaceLayoutDirection) {
        for direction in [TransitionDirection.forward, .backward] {
            #expect(transition.played(direction).sharesElements)
            for progress: CGFloat in [0, 0.25, 0.5, 1] {
                let travellers = transition.sample(at: progress, in: Self.scene, direction, layout: layout)
                    .filter { $0.subject == .element("cover") }
                #expect(travellers.count == 1)
                let expected = CGRect.between(Self.source, Self.destination, at: progress)
                for traveller in travellers {
                    #expect(traveller.shownFrame.isClose(to: expected), "\(traveller.shownFrame) is not \(expected)")
                }
            }
        }
    }

    @Test("A transition without shared elements has no layer for them")
    func none() {
        #expect(
            !ScreenTransition.slide.sharesElements && !ScreenTransition.slide.combined(with: .crossfade).sharesElements)
        #expect(!ScreenTransition.slide.sample(at: 0.5, in: Self.scene).contains { $0.subject == .element("cover") })
    }
}

extension TransitionSample {
    /// Where the layer is seen, if it is only moved and scaled.
    fileprivate var shownFrame: CGRect {
        let size = CGSize(width: frame.width * transform.m11, height: frame.height * transform.m22)
        return CGRect(
            x: frame.midX + transform.m41 - size.width / 2, y: frame.midY + transform.m42 - size.height / 2,
            width: size.width, height: size.height)
    }
}
