import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Traits")
struct TraitTests {
    private final class Listener: UIView {
        var previousStyles: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previousStyles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test("a view has the traits of its device")
    func device() {
        let device = HeadlessDevice(direction: .rightToLeft)
        let traits = device.window.traitCollection
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
        let landscape = HeadlessDevice(size: CGSize(width: 844, height: 390))
        #expect(landscape.window.traitCollection.verticalSizeClass == .compact)
    }

    @Test("where trait collections disagree the last one wins, and unspecified traits say nothing")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.containsTraits(in: UITraitCollection(layoutDirection: .rightToLeft)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test("dark mode reaches every view and resolves its colours again")
    func darkMode() {
        let device = HeadlessDevice()
        let view = Listener(frame: device.window.bounds)
        view.backgroundColor = .systemBackground
        device.window.addSubview(view)
        device.runtime.userInterfaceStyle = .dark
        #expect(view.previousStyles == [.light])
        #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
    }

    @Test("controllers are told of new traits as their views are, and of those of a turned device beforehand")
    func controllers() {
        final class ListeningScreen: UIViewController {
            var calls: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                calls.append(previousTraitCollection?.userInterfaceStyle == .dark ? "was dark" : "was light")
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                calls.append(newCollection.verticalSizeClass == .compact ? "will be compact" : "will be regular")
            }
        }
        let device = HeadlessDevice()
        let screen = ListeningScreen()
        device.window.rootViewController = UINavigationController(rootViewController: screen)
        device.advance(by: 0.1)
        device.runtime.userInterfaceStyle = .dark
        #expect(screen.calls == ["was light"])
        device.rotate(to: CGSize(width: 844, height: 390))
        device.settle()
        #expect(screen.calls == ["was light", "will be compact", "was dark"])
        device.rotate(to: CGSize(width: 900, height: 390))
        device.settle()
        #expect(screen.calls.count == 3)
    }

    @Test("an overridden style holds for the branch alone")
    func override() {
        let device = HeadlessDevice()
        let (outer, inner) = (UIView(), Listener())
        device.window.addSubview(outer)
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.previousStyles == [.light])
        #expect(device.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("forced directions overrule that of the interface; playback never mirrors")
    func semantics() {
        _ = HeadlessDevice(direction: .rightToLeft)
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
    }

    @Test("accessibility settings are the device's, and a change is announced")
    func accessibility() {
        let device = HeadlessDevice(reduceMotion: true)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.prefersCrossFadeTransitions)
        device.runtime.accessibility.prefersCrossFadeTransitions = true
        #expect(UIAccessibility.prefersCrossFadeTransitions)
        nonisolated(unsafe) var announcements = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in announcements += 1 }
        device.runtime.accessibility.reducesMotion = false
        NotificationCenter.default.removeObserver(observer)
        #expect(announcements == 1)
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    }
}
