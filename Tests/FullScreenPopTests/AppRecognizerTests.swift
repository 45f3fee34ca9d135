import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("Recognizers and navigation controllers of the app's own") @MainActor
struct AppRecognizerTests {
    @Test(
        "a pan with its own delegate and arbiter moves its view, and where it refuses the screen is popped",
        arguments: World.all)
    func ownPan(world: World) {
        let stage = Stage(world)
        let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
        let pan = UIPanGestureRecognizer()
        let delegate = RefusingDelegate()
        pan.delegate = delegate
        let arbiter = GestureArbiter(rules: [.direction])
        arbiter.govern(pan)
        var states: [UIGestureRecognizer.State] = []
        let action = pan.addAction { states.append($0.state) }
        card.addGestureRecognizer(pan)
        stage.top.view.addSubview(card)
        stage.swipe(from: 100)
        #expect(states.first == .began && states.last == .ended)
        #expect(stage.stack.count == 2)
        #expect(!stage.events.contains(.began))
        delegate.refuses = true
        stage.swipe(from: 100)
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
        withExtendedLifetime((action, arbiter)) {}
    }

    @Test("a navigation controller in a sheet pops its own screens, and leaves those below alone", arguments: World.all)
    func sheet(world: World) {
        let stage = Stage(world)
        let sheet = FullScreenPopNavigationController(rootViewController: Screen("Sheet 0"))
        sheet.backSwipe.driver = world.driver
        stage.device.perform { stage.top.present(sheet, animated: true) }
        stage.device.settle()
        stage.device.perform { sheet.pushViewController(Screen("Sheet 1"), animated: true) }
        stage.device.settle()
        stage.swipe(y: 600)
        #expect(sheet.viewControllers.count == 1)
        stage.swipe(y: 600)
        #expect(sheet.viewControllers.count == 1)
        #expect(stage.stack.count == 2)
        stage.device.perform { stage.top.dismiss(animated: true) }
        stage.device.settle()
        stage.swipe(y: 600)
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("public interfaces alone do all the same", arguments: World.all)
    func publicInterfaces(world: World) {
        let stage = Stage(world, depth: 4) { $0.backSwipe.usesPublicInterfacesOnly = true }
        stage.top.navigationItem.hidesBackButton = true
        stage.top.fullScreenPop.isEnabled = true
        stage.below.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: nil, action: nil)
        stage.swipe(by: 60)
        stage.swipe()
        stage.swipe()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.swipe(from: 4, by: 300)
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .cancelled, .began, .finished, .began, .finished, .began, .finished])
        #expect(stage.device.faults.isEmpty)
    }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    var refuses = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
}
