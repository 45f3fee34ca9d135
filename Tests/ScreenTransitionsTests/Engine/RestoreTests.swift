import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("everything touched is restored, before the completion") @MainActor
struct RestoreTests {
    /// Makes every property of a screen's view, and its place, one that nobody would set back by chance.
    private func mark(_ view: UIView) {
        view.alpha = 0.7
        view.transform = CGAffineTransform(rotationAngle: 0.1)
        view.layer.anchorPoint = CGPoint(x: 0.3, y: 0.6)
        view.layer.zPosition = 3
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 7
        view.layer.shadowOffset = CGSize(width: 2, height: 5)
        view.layer.cornerRadius = 11
        view.mask = UIView(frame: view.bounds)
        view.clipsToBounds = true
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.isUserInteractionEnabled = false
        view.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    }

    private func place(leavingScreenIn fixture: TransitionFixture) {
        let (below, above) = (UIView(), UIView())
        fixture.device.perform {
            mark(fixture.leaving.view)
            fixture.container.insertSubview(below, at: 0)
            fixture.container.addSubview(above)
        }
    }

    // Fails when `leavingPlace?.restore(leaving)` is taken out of `TransitionHierarchy.restoreScreens(completed:)`,
    // when a line is taken out of `ViewPlace.restore(_:)` (its index, bounds, centre), or when
    // `hierarchy.restoreScreens(completed:)` and `context.completeTransition(_:)` change places in
    // `RunningTransition.end(at:)`.
    @Test(
        "after a cancelled transition the screen is as before, in its place among its neighbours",
        arguments: [Ending.cancelled, .stoppedUnderFinger], ScreenTransition.gallery.map(\.name))
    func cancelled(ending: Ending, name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let fixture = TransitionFixture()
        place(leavingScreenIn: fixture)
        let before = ViewState(fixture.leaving.view)
        var atCompletion: ViewState?
        fixture.context.willComplete = { atCompletion = ViewState(fixture.leaving.view) }
        fixture.run(transition, ending: ending)
        #expect(atCompletion == before)
        #expect(ViewState(fixture.leaving.view) == before)
        #expect(fixture.arriving.view.superview == nil)
        #expect(fixture.container.subviews.count == 3)
    }

    // Fails when `container.insertSubview(arriving, belowSubview: root)` is taken out of
    // `TransitionHierarchy.restoreScreens`, or `root.removeFromSuperview()`.
    @Test(
        "after a completed transition the arriving screen has its own properties, and the other one is removed",
        arguments: [Ending.played, .finished, .stoppedWhilePlayed], ScreenTransition.gallery.map(\.name))
    func arrived(ending: Ending, name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let fixture = TransitionFixture()
        fixture.device.perform {
            mark(fixture.arriving.view)
            mark(fixture.leaving.view)
        }
        let (arriving, leaving) = (ViewState(fixture.arriving.view), ViewState(fixture.leaving.view))
        fixture.context.willComplete = {
            #expect(fixture.arriving.view.superview === fixture.container)
            #expect(fixture.leaving.view.superview == nil)
        }
        fixture.run(transition, ending: ending)
        #expect(fixture.isCleanedUp)
        #expect(ViewState(fixture.arriving.view).properties == arriving.properties)
        #expect(ViewState(fixture.leaving.view).properties == leaving.properties)
        #expect(fixture.arriving.view.bounds.size == fixture.container.bounds.size)
        #expect(fixture.arriving.view.center == CGPoint(x: 195, y: 422))
    }

    // Fails when the views are added to the root view in `TransitionHierarchy.init` only after the screens are in them.
    @Test(
        "a screen never leaves its window when it moves between superviews",
        arguments: [ScreenTransition.cover, .bounce, .doors, .pageFlip], [Ending.finished, .cancelled])
    func window(transition: ScreenTransition, ending: Ending) {
        let fixture = TransitionFixture()
        let probe = WindowProbe()
        fixture.device.perform { fixture.leaving.view.addSubview(probe) }
        fixture.run(transition, ending: ending)
        #expect(probe.timesWithoutWindow == (ending.arrives ? 1 : 0))
    }

    // Fails when the perspective in `TransitionHierarchy.init` is given to `container` instead of to `root`.
    @Test("the perspective is never applied to the container")
    func perspective() {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.cube)
        fixture.device.perform { interaction.update(0.5) }
        #expect(CATransform3DIsIdentity(fixture.container.layer.sublayerTransform))
        #expect(fixture.layerViews.first?.superview?.layer.sublayerTransform.m34 == -0.005)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
        #expect(CATransform3DIsIdentity(fixture.container.layer.sublayerTransform))
    }

    // Fails when `NSLayoutConstraint.activate(constraints)`, or the line above it, is taken out of `ViewPlace.restore`.
    @Test("constraints of a screen are active again afterwards")
    func constraints() throws {
        let fixture = TransitionFixture()
        let screen: UIView = fixture.leaving.view
        var constraints: [NSLayoutConstraint] = []
        fixture.device.perform {
            screen.translatesAutoresizingMaskIntoConstraints = false
            constraints = [
                screen.leadingAnchor.constraint(equalTo: fixture.container.leadingAnchor, constant: 20),
                screen.trailingAnchor.constraint(equalTo: fixture.container.trailingAnchor),
                screen.topAnchor.constraint(equalTo: fixture.container.topAnchor, constant: 50),
                screen.bottomAnchor.constraint(equalTo: fixture.container.bottomAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
        }
        let frame = CGRect(x: 20, y: 50, width: 370, height: 794)
        #expect(screen.frame == frame)
        let interaction = fixture.scrub(.slide)
        fixture.device.perform { interaction.update(0.5) }
        #expect(screen.bounds.size == frame.size)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
        #expect(constraints.map(\.isActive) == [true, true, true, true])
        #expect(!screen.translatesAutoresizingMaskIntoConstraints)
        #expect(screen.frame == frame)
        fixture.device.perform { fixture.container.bounds.size = CGSize(width: 600, height: 400) }
        #expect(screen.bounds.size == CGSize(width: 580, height: 350))
    }
}

/// Counts how often it is taken from its window.
private final class WindowProbe: UIView {
    private(set) var timesWithoutWindow = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timesWithoutWindow += 1 }
    }
}

/// What a transition might leave behind on a view.
@MainActor
private struct ViewState: Equatable {
    let properties: [String]
    let place: [String]

    init(_ view: UIView) {
        let layer = view.layer
        properties = [
            "\(view.alpha) \(view.transform) \(layer.anchorPoint) \(layer.zPosition) \(view.isHidden)",
            "\(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) \(layer.cornerRadius)",
            "\(view.mask.map { ObjectIdentifier($0) }.debugDescription) \(view.clipsToBounds)",
            "\(view.autoresizingMask.rawValue) \(view.isUserInteractionEnabled)",
            "\(view.translatesAutoresizingMaskIntoConstraints) \(layer.sublayerTransform.numbers)",
            "\(layer.speed) \(layer.animationKeys()?.count ?? 0) \(view.bounds.origin)",
        ]
        let superview = view.superview
        place = [
            "\(view.bounds) \(view.center)", "\(superview.map { ObjectIdentifier($0) }.debugDescription)",
            "\(superview?.subviews.firstIndex(of: view) ?? -1)",
        ]
    }
}
