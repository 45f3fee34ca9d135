import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("Gestures of others, with nothing set") @MainActor
struct OtherGesturesRuleTests {
    @Test(
        "a view that follows the finger in touchesMoved keeps it, except at the edge", arguments: TestConfiguration.all)
    func canvas(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let canvas = DrawingView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        fixture.top.view.addSubview(canvas)
        fixture.swipe(from: 60)
        #expect(canvas.distance > 200)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.viewFollowsFinger])
        fixture.swipe(from: 4, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a view that follows the finger but states no axes leaves it to the swipe", arguments: TestConfiguration.all)
    func ignoredCanvas(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let canvas = DrawingView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        canvas.arbitration.draggedAxes = []
        fixture.top.view.addSubview(canvas)
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a class that only passes touches on leaves the finger to the swipe, once that is known",
        arguments: TestConfiguration.leftToRight
    )
    func passingTouchesOn(configuration: TestConfiguration) {
        /// As an app's base class is.
        class Themed: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesMoved(touches, with: event)
            }
        }
        final class Plain: Themed {}
        final class Sketch: Themed {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        OtherGesturesRule.letSwipesThrough(Themed.self)
        let views: [(UIView, Bool)] = [
            (Themed(), true), (Plain(), true), (Sketch(), false), (_ASDisplayView(), true), (SKView(), false),
        ]
        for (view, pops) in views {
            let fixture = NavigationFixture(configuration)
            view.frame = CGRect(x: 0, y: 300, width: 390, height: 300)
            fixture.top.view.addSubview(view)
            fixture.swipe(from: 60)
            #expect((fixture.stack.count == 1) == pops)
        }
    }

    /// Looks pressed under a finger.
    private final class PressedCell: UITableViewCell {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesMoved(touches, with: event)
        }
    }

    private final class PressedCells: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            PressedCell(style: .default, reuseIdentifier: nil)
        }
    }

    // Fails when `UIView.followsTouches` counts cells.
    @Test(
        "a cell that overrides touchesMoved leaves the finger to the swipe and to its list",
        arguments: TestConfiguration.all)
    func pressedCells(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let cells = PressedCells()
        let table = UITableView(frame: fixture.top.view.bounds)
        table.dataSource = cells
        fixture.top.view.addSubview(table)
        fixture.device.settle()
        fixture.finger(at: 300).move(by: fixture.back(-165), -95, over: 0.17).up()
        fixture.device.settle()
        #expect(table.contentOffset.y > 50)
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    /// Draws what a finger does in its view, as the screens of many first apps do.
    private final class DrawingScreen: UIViewController {
        private(set) var points = 0

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { points += 1 }
    }

    @Test(
        "a screen that draws with the finger keeps it, but not at the edge, nor in a list or on a button",
        arguments: TestConfiguration.all)
    func drawingScreen(configuration: TestConfiguration) {
        let places: [(x: CGFloat, y: CGFloat, pops: Bool)] = [
            (60, 300, false), (8, 300, true), (60, 500, true), (60, 700, true),
        ]
        for (x, y, pops) in places {
            let fixture = NavigationFixture(configuration)
            let screen = DrawingScreen()
            let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
            list.contentSize = CGSize(width: 390, height: 900)
            let button = UIButton(frame: CGRect(x: 0, y: 650, width: 390, height: 100))
            for view in [list, button] { screen.view.addSubview(view) }
            fixture.device.perform { fixture.navigation.pushViewController(screen, animated: false) }
            fixture.swipe(from: x, y: y)
            #expect((fixture.navigation.topViewController !== screen) == pops)
            #expect(pops || screen.points > 5)
        }
    }

    @Test(
        "a class of screens that only counts touches leaves the finger to the swipe, once that is known",
        arguments: TestConfiguration.leftToRight)
    func countingScreen(configuration: TestConfiguration) {
        final class Counting: UIViewController {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        OtherGesturesRule.letSwipesThrough(Counting.self)
        let fixture = NavigationFixture(configuration)
        let screen = Counting()
        fixture.device.perform { fixture.navigation.pushViewController(screen, animated: false) }
        fixture.swipe(from: 60)
        #expect(fixture.navigation.topViewController !== screen)
    }

    @Test("a control that tells of drags by a closure keeps the finger", arguments: TestConfiguration.all)
    func closureControl(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let dial = Dial(frame: CGRect(x: 45, y: 350, width: 300, height: 100))
        var turns = 0
        dial.didTurn = { turns += 1 }
        fixture.top.view.addSubview(dial)
        fixture.swipe(from: 60)
        #expect(turns > 5)
        #expect(fixture.stack.count == 2)
    }

    /// Adds a message that is swiped back to be answered, and returns its recognizer.
    private func addMessage(to fixture: NavigationFixture) -> UISwipeGestureRecognizer {
        let message = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
        let reply = UISwipeGestureRecognizer()
        reply.direction = fixture.isRightToLeft ? .left : .right
        message.addGestureRecognizer(reply)
        fixture.top.view.addSubview(message)
        return reply
    }

    @Test(
        "a swipe recognizer for the same direction gets its swipe, one for another direction does not",
        arguments: TestConfiguration.all)
    func swipeToReply(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let reply = addMessage(to: fixture)
        var replies = 0
        let action = reply.addAction { _ in replies += 1 }
        fixture.finger(at: 60).move(by: fixture.back(120), over: 0.1).up()
        fixture.device.settle()
        #expect(replies == 1)
        #expect(fixture.stack.count == 2)
        #expect(fixture.events.isEmpty)
        reply.direction = .up
        fixture.swipe(from: 60)
        #expect(replies == 1)
        #expect(fixture.stack == ["Screen 0"])
        withExtendedLifetime(action) {}
    }

    @Test(
        "a drag that is too slow for a swipe recognizer pops, and one from the edge at once",
        arguments: TestConfiguration.all)
    func tooSlowToReply(configuration: TestConfiguration) {
        for (start, duration) in [(60.0, 4), (10, 0.15)] {
            let fixture = NavigationFixture(configuration)
            let reply = addMessage(to: fixture)
            var replies = 0
            let action = reply.addAction { _ in replies += 1 }
            fixture.finger(at: start).move(by: fixture.back(280), over: duration).up()
            fixture.device.settle()
            #expect(replies == 0)
            #expect(fixture.stack == ["Screen 0"])
            withExtendedLifetime(action) {}
        }
    }

    // Fails when the swipe begins before 40 points, or is refused to a drag of more than 200 points a second.
    @Test(
        "after a swipe recognizer has failed, a drag pops past 40 points if it is slower than 300 points a second",
        arguments: TestConfiguration.all, [80, 180, 280, 330] as [CGFloat])
    func slowAfterReply(configuration: TestConfiguration, speed: CGFloat) {
        let fixture = NavigationFixture(configuration)
        _ = addMessage(to: fixture)
        let finger = fixture.finger(at: 60).move(by: fixture.back(20), over: 0.6)
        finger.move(by: fixture.back(18), over: 18 / Double(speed))
        #expect(!fixture.milestones.contains(.began))
        finger.move(by: fixture.back(242), over: 242 / Double(speed)).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == (speed < 300 ? 1 : 2))
    }

    @Test(
        "a quick movement that comes too late for a swipe recognizer pops nothing, at the edge it does",
        arguments: TestConfiguration.all)
    func rests(configuration: TestConfiguration) {
        for (start, count) in [(60.0, 2), (10, 1)] {
            let fixture = NavigationFixture(configuration)
            _ = addMessage(to: fixture)
            fixture.finger(at: start).hold(for: 0.7).move(by: fixture.back(200), over: 0.15).up()
            fixture.device.settle()
            #expect(fixture.stack.count == count)
            #expect(fixture.refusals.map(\.reason) == (count == 2 ? [.viewIsSwiped] : []))
        }
    }

    @Test("a library's pan on a deeper view gets the finger, whoever pops", arguments: TestConfiguration.all)
    func deeperPan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let map = Draggable(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        fixture.top.view.addSubview(map)
        fixture.swipe(from: 60)
        #expect(map.distance > 150)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 4, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a long press that has begun keeps the finger", arguments: TestConfiguration.all)
    func longPress(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let row = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
        let press = UILongPressGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        let action = press.addAction { states.append($0.state) }
        row.addGestureRecognizer(press)
        fixture.top.view.addSubview(row)
        fixture.finger(at: 60).hold(for: 0.7).move(by: fixture.back(200), over: 0.3).up()
        fixture.device.settle()
        #expect(states.first == .began && states.last == .ended)
        #expect(fixture.stack.count == 2)
        withExtendedLifetime(action) {}
    }

    @Test(
        "a view with a long press is swiped over, and so is a list in a view that follows touches",
        arguments: TestConfiguration.all
    )
    func swipedOver(configuration: TestConfiguration) {
        let pressed = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
        pressed.addGestureRecognizer(UILongPressGestureRecognizer())
        let canvas = DrawingView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let list = UIScrollView(frame: canvas.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        canvas.addSubview(list)
        for view in [pressed, canvas] {
            let fixture = NavigationFixture(configuration)
            fixture.top.view.addSubview(view)
            fixture.swipe(from: 60)
            #expect(fixture.stack == ["Screen 0"])
        }
    }

    @Test("a canvas in a scroll view that scrolls with two fingers is drawn on", arguments: TestConfiguration.all)
    func twoFingerScrollView(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let paper = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        paper.contentSize = CGSize(width: 780, height: 800)
        paper.panGestureRecognizer.minimumNumberOfTouches = 2
        paper.delaysContentTouches = false
        let canvas = DrawingView(frame: CGRect(x: 0, y: 0, width: 780, height: 800))
        paper.addSubview(canvas)
        fixture.top.view.addSubview(paper)
        fixture.swipe(from: 60)
        #expect(canvas.distance > 200)
        #expect(fixture.stack.count == 2)
    }

    @Test("a scroll view that needs two fingers does not claim the swipe of one", arguments: TestConfiguration.all)
    func twoFingerPager(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        pager.panGestureRecognizer.minimumNumberOfTouches = 2
        fixture.swipe(from: 60)
        #expect(fixture.stack == ["Screen 0"])
    }

    /// A drawer, or tabs that are swiped, around the stack.
    @Test(
        "a pan on a container opens its drawer at the root, and leaves the edge to the pop above",
        arguments: TestConfiguration.all)
    func containerPan(configuration: TestConfiguration) {
        for isEdgePan in [true, false] {
            let fixture = NavigationFixture(configuration)
            let container = UIViewController()
            fixture.device.perform {
                fixture.device.window.rootViewController = container
                container.addChild(fixture.navigation)
                container.view.addSubview(fixture.navigation.view)
                fixture.navigation.didMove(toParent: container)
            }
            fixture.device.settle()
            let drawer = isEdgePan ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
            (drawer as? UIScreenEdgePanGestureRecognizer)?.edges = fixture.isRightToLeft ? .right : .left
            var openings = 0
            let action = drawer.addAction { if $0.state == .began { openings += 1 } }
            container.view.addGestureRecognizer(drawer)
            fixture.swipe(from: 2, by: 300)
            #expect(fixture.stack == ["Screen 0"], "\(isEdgePan)")
            #expect(openings == 0)
            fixture.swipe(from: 2, by: 300)
            #expect(openings == 1)
            #expect(fixture.device.faults.isEmpty)
            withExtendedLifetime(action) {}
        }
    }
}

private final class Dial: UIControl {
    var didTurn: () -> Void = {}

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        didTurn()
        return true
    }
}

/// Follows a pan of its own, as maps and cards of libraries do.
private final class Draggable: UIView {
    private(set) var distance: CGFloat = 0
    private var action: ActionTarget?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer()
        action = pan.addAction { [unowned self] _ in distance = abs(pan.translation(in: self).x) }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }
}

/// Has the name of Texture's view, which passes touches on to its node or to super.
private final class _ASDisplayView: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
}

/// Has the name of SpriteKit's view, which passes touches on to the app's scene.
private final class SKView: UIView {}
