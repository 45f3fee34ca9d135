import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Safe area and margins")
struct SafeAreaTests {
    private static let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private let device = HeadlessDevice(size: CGSize(width: 390, height: 844), safeAreaInsets: SafeAreaTests.notch)

    private final class Listener: UIView {
        var told: [UIEdgeInsets] = []

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            told.append(safeAreaInsets)
        }
    }

    @Test("a view that fills the window has the window's safe area insets")
    func full() {
        let view = Listener(frame: device.window.bounds)
        #expect(view.safeAreaInsets == .zero)
        device.window.addSubview(view)
        #expect(view.safeAreaInsets == Self.notch)
        #expect(view.told == [Self.notch])
    }

    @Test("a view has the part of the safe area insets that covers it")
    func overlap() {
        let view = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 790))
        let inner = UIView(frame: CGRect(x: 0, y: 7, width: 390, height: 100))
        view.addSubview(inner)
        device.window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    }

    @Test("a view below the safe area insets has none, and is told when it moves under them")
    func moving() {
        let view = Listener(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        device.window.addSubview(view)
        #expect(view.safeAreaInsets == .zero)
        view.frame.origin.y = 20
        #expect(view.told == [UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)])
    }

    @Test("a view that changes its superview gets the safe area insets of its new place")
    func reparenting() {
        let low = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        let high = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        device.window.addSubview(low)
        device.window.addSubview(high)
        low.addSubview(view)
        #expect(view.safeAreaInsets == .zero)
        high.addSubview(view)
        #expect(view.safeAreaInsets.top == 47)
    }

    @Test("layout that asks for layout above it is done in the same turn")
    func settling() {
        final class Late: UIView {
            var above: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                above?.setNeedsLayout()
                above = nil
            }
        }
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let counter = Counter(frame: device.window.bounds)
        let late = Late(frame: counter.bounds)
        late.above = counter
        counter.addSubview(late)
        device.perform { device.window.addSubview(counter) }
        #expect(counter.count == 2)
    }

    @Test("the safe area guide keeps content clear of the insets")
    func guide() {
        let screen = UIView(frame: device.window.bounds)
        device.window.addSubview(screen)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        let safe = screen.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            view.topAnchor.constraint(equalTo: safe.topAnchor),
            view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(safe.layoutFrame == view.frame)
    }

    @Test("margins are 8 points, and the safe area comes on top")
    func margins() {
        let view = UIView(frame: device.window.bounds)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        device.window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.top == 8)
    }

    @Test("directional margins follow the reading direction")
    func directional() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("a view may keep its superview's margins")
    func preserved() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        outer.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    }
}
