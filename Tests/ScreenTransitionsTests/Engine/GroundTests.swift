import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The ground behind both screens") @MainActor
struct GroundTests {
    private func root(_ fixture: TransitionFixture) throws -> TransitionRootView {
        try #require(fixture.container.subviews.lazy.compactMap { $0 as? TransitionRootView }.first)
    }

    private func ground(of transition: ScreenTransition, _ fixture: TransitionFixture) throws -> UIColor? {
        let interaction = fixture.scrub(transition)
        defer {
            fixture.device.perform { interaction.cancel() }
            fixture.device.settle()
        }
        return try root(fixture).backgroundColor
    }

    /// Points all over a container, its edges included.
    private func grid(_ size: CGSize) -> [CGPoint] {
        let fractions: [CGFloat] = (0...20).map { CGFloat($0) / 20 }
        return fractions.flatMap { row in fractions.map { CGPoint(x: size.width * $0, y: size.height * row) } }
    }

    // Fails when `TransitionHierarchy` leaves the background of its root view empty.
    @Test(
        "At every progress all of the container is covered by a screen or the ground, and afterwards it is as before",
        arguments: ScreenTransition.gallery.map(\.name), TransitionDirection.allCases)
    func covered(name: String, direction: TransitionDirection) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = TransitionFixture.colored(layout)
            let interaction = fixture.scrub(transition, direction)
            let size = fixture.container.bounds.size
            for progress in [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99] as [CGFloat] {
                fixture.device.perform { interaction.update(progress) }
                let areas = OpaqueArea.all(in: fixture.container)
                let holes = grid(size).filter { areas.color(at: $0) == nil }
                #expect(holes.isEmpty, "\(holes.count) at \(progress)")
            }
            fixture.device.perform { interaction.cancel() }
            fixture.device.settle()
            #expect(fixture.container.backgroundColor == nil && fixture.isCleanedUp)
            #expect(fixture.leaving.view.backgroundColor == TransitionFixture.leavingColor)
            #expect(fixture.arriving.view.backgroundColor == TransitionFixture.arrivingColor)
        }
    }

    // Fails when the ground is always that of the leaving screen, or always that of the arriving one.
    @Test("The ground has the colour of the screen that is farthest back")
    func farthestBack() throws {
        #expect(try ground(of: .zoom, .colored()) == TransitionFixture.arrivingColor)
        #expect(try ground(of: .portal, .colored()) == TransitionFixture.arrivingColor)
        #expect(try ground(of: .slide, .colored()) == TransitionFixture.leavingColor)
    }

    // Fails when `UIColor.setApart(by:)` changes the hue, or `groundContrast` is not looked at.
    @Test("Behind a screen that shrinks or turns the ground is darker than the screen")
    func darker() throws {
        for transition in [ScreenTransition.cube, .pageIn] {
            let components = try ground(of: transition, .colored())?.cgColor.components ?? []
            for (component, expected) in zip(components, [0.4, 0.56, 0.72, 1] as [CGFloat]) {
                #expect(abs(component - expected) < 1e-6)
            }
            #expect(components.count == 4)
        }
    }

    // Fails when `UIColor.setApart(by:)` puts black over every colour, or asks for the colour in other traits.
    @Test("Behind a dark screen the ground is lighter than the screen, in the appearance in which that is dark")
    func lighter() throws {
        let fixture = TransitionFixture.colored()
        fixture.device.perform { fixture.leaving.view.backgroundColor = .systemBackground }
        let color = try #require(try ground(of: .cube, fixture))
        for (style, expected) in [(UIUserInterfaceStyle.dark, 0.2), (.light, 0.8)] as [(UIUserInterfaceStyle, CGFloat)]
        {
            let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            let components = shown.cgColor.components ?? []
            #expect(components.count == 4 && components.last == 1)
            for component in components.dropLast() { #expect(abs(component - expected) < 1e-6) }
        }
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).setApart(by: 0.5)
        #expect(blue.cgColor.components == [0.5, 0.5, 1, 1])
        #expect(UIColor.black.setApart(by: 0) == .black)
    }

    // Fails when `TransitionHierarchy.groundColor(in:)` does not ask whether both screens are there.
    @Test("A presenter that stays in its place is not hidden by a ground")
    func presenter() throws {
        let fixture = TransitionFixture.colored()
        fixture.context.providesLeaving = false
        #expect(try ground(of: .portal, fixture) == nil)
    }

    // Fails when `UIView.ground` does not ask for the alpha of a colour or of a view, or not for a hidden view.
    @Test("A screen that lets something behind it be seen has no ground")
    func translucent() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(screen.ground == nil)
        screen.backgroundColor = UIColor.red.withAlphaComponent(0.9)
        #expect(screen.ground == nil)
        screen.backgroundColor = .red
        #expect(screen.ground == .red)
        screen.alpha = 0.9
        #expect(screen.ground == nil)
        screen.alpha = 1
        screen.isHidden = true
        #expect(screen.ground == nil)
    }

    // Fails when `UIView.ground` does not look at subviews, or at those that are turned or too small, too.
    @Test("The ground of a screen is that of the front view that fills it")
    func filled() {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
        let (screen, page, card) = (UIView(frame: bounds), UIView(frame: bounds), UIView(frame: bounds))
        screen.backgroundColor = .red
        page.backgroundColor = .green
        card.backgroundColor = .blue
        screen.addSubview(page)
        screen.addSubview(card)
        #expect(screen.ground == .blue)
        card.transform = CGAffineTransform(rotationAngle: 0.1)
        #expect(screen.ground == .green)
        card.transform = .identity
        card.frame.size.height = 500
        #expect(screen.ground == .green)
    }

    // Fails when `UIView.ground(behind:)` leaves the colour to the traits of the container.
    @Test("The ground of a dark screen is dark in a light container, and otherwise follows the traits")
    func style() throws {
        let fixture = TransitionFixture.colored()
        fixture.device.perform { fixture.leaving.view.backgroundColor = .systemBackground }
        #expect(fixture.leaving.view.ground(behind: fixture.container) == .systemBackground)
        fixture.device.perform { fixture.leaving.view.overrideUserInterfaceStyle = .dark }
        let color = try #require(fixture.leaving.view.ground(behind: fixture.container))
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(color.resolvedColor(with: light).cgColor.components?.first == 0)
    }
}
