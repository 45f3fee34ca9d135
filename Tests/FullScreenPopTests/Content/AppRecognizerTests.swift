import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("Recognizers and navigation controllers of the app's own") @MainActor
struct AppRecognizerTests {
    private func addCard(with pan: UIPanGestureRecognizer, to fixture: NavigationFixture) {
        let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
        card.addGestureRecognizer(pan)
        fixture.top.view.addSubview(card)
    }

    // Fails when the back swipe takes every decision of its arbiter for one about itself.
    @Test(
        "an app's pan that the back swipe's arbiter governs reports nothing, and keeps no swipe from popping",
        arguments: TestConfiguration.all)
    func governedPan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pan = UIPanGestureRecognizer()
        pan.swipeDirection = .up
        fixture.navigation.backSwipe.arbiter.govern(pan)
        addCard(with: pan, to: fixture)
        fixture.top.fullScreenPop.isEnabled = false
        fixture.finger(at: 100).move(by: 0, -80, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.events.isEmpty)
        fixture.top.fullScreenPop.isEnabled = nil
        let finger = fixture.finger(at: 100).move(by: 0, -80, over: 0.2)
        #expect(pan.state == .changed)
        finger.up()
        fixture.swipe(y: 700)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test(
        "an app's pan with its own delegate and arbiter moves its view, and the screen is popped where that pan refuses",
        arguments: TestConfiguration.all)
    func ownPan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pan = UIPanGestureRecognizer()
        let delegate = RefusingDelegate()
        pan.delegate = delegate
        let arbiter = GestureArbiter(rules: [.direction])
        arbiter.govern(pan)
        var states: [UIGestureRecognizer.State] = []
        let action = pan.addAction { states.append($0.state) }
        addCard(with: pan, to: fixture)
        fixture.swipe(from: 100)
        #expect(states.first == .began && states.last == .ended)
        #expect(fixture.stack.count == 2)
        #expect(!fixture.events.contains(.began))
        delegate.refuses = true
        fixture.swipe(from: 100)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime((action, arbiter)) {}
    }

    // Fails when the pans that a navigation controller's view has do not wait for the scroll views inside.
    @Test(
        "a pan of the app's around a list, also on the navigation controller's view, leaves the list its finger",
        arguments: TestConfiguration.all, [true, false])
    func panAroundList(configuration: TestConfiguration, onNavigationController: Bool) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: fixture.top.view.bounds)
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        fixture.device.perform { fixture.top.view.addSubview(list) }
        let pan = UIPanGestureRecognizer()
        (onNavigationController ? fixture.navigation.view : fixture.top.view).addGestureRecognizer(pan)
        let finger = fixture.finger(at: 100, 600).move(by: 0, -200, over: 0.3)
        #expect(list.isDragging)
        #expect(pan.state == .failed)
        finger.up()
        fixture.device.settle()
        fixture.device.perform { list.contentSize = .zero }
        let another = fixture.finger(at: 100, 600).move(by: 0, -200, over: 0.3)
        #expect(pan.state == .changed)
        another.up()
    }

    enum PannedView: CaseIterable {
        case table, text, collection, plain

        @MainActor
        func make(in frame: CGRect) -> UIView {
            switch self {
            case .table: UITableView(frame: frame, style: .plain)
            case .text: UITextView(frame: frame)
            case .collection: UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
            case .plain: UIView(frame: frame)
            }
        }
    }

    // Fails when every pan on a table or on text is taken for one of UIKit's.
    @Test(
        "a pan of the app's goes first, whatever view it is on", arguments: TestConfiguration.all, PannedView.allCases)
    func panOnView(configuration: TestConfiguration, panned: PannedView) {
        let fixture = NavigationFixture(configuration)
        let view = panned.make(in: fixture.top.view.bounds)
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        fixture.device.perform { fixture.top.view.addSubview(view) }
        let finger = fixture.finger(at: 150, 500).move(by: fixture.back(150), over: 0.3)
        #expect(pan.state == .changed)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "a navigation controller in a sheet pops its own screens, and leaves the screens below the sheet alone",
        arguments: TestConfiguration.all)
    func sheet(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let sheet = FullScreenPopNavigationController(rootViewController: Screen("Sheet 0"))
        sheet.backSwipe.driver = configuration.driver
        fixture.device.perform { fixture.top.present(sheet, animated: true) }
        fixture.device.settle()
        fixture.device.perform { sheet.pushViewController(Screen("Sheet 1"), animated: true) }
        fixture.device.settle()
        fixture.swipe(y: 600)
        #expect(sheet.viewControllers.count == 1)
        fixture.swipe(y: 600)
        #expect(sheet.viewControllers.count == 1)
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.top.dismiss(animated: true) }
        fixture.device.settle()
        fixture.swipe(y: 600)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "with public interfaces only, swipes pop screens with and without a back button and a navigation bar",
        arguments: TestConfiguration.all)
    func publicInterfaces(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4) { $0.backSwipe.usesPublicInterfacesOnly = true }
        fixture.top.navigationItem.hidesBackButton = true
        fixture.top.fullScreenPop.isEnabled = true
        fixture.below.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: nil, action: nil)
        fixture.swipe(by: 60)
        fixture.swipe()
        fixture.swipe()
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        fixture.swipe(from: 4, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished, .began, .finished, .began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    var refuses = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
}
