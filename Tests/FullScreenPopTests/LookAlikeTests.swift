import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The look-alike pop") @MainActor
struct LookAlikeTests {
    @Test(
        "follows the finger linearly, the lower screen by three tenths, mirrored from right to left",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func poses(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage(World(system: .iOS18, direction: direction, driver: .percentDriven))
        let finger = stage.finger(at: 50)
        for distance in [107.5, 97.5] as [CGFloat] {
            finger.move(by: stage.back(distance), over: 0.2).hold(for: 0.05)
            let moved = stage.progress.last ?? 0
            #expect(abs(stage.top.view.shownOrigin.x - stage.back(390 * moved)) < 0.5)
            #expect(abs(stage.below.view.shownOrigin.x + stage.back(117 * (1 - moved))) < 0.5)
        }
        #expect(abs(stage.top.view.shownOrigin.x - stage.back(195)) < 0.5)
        finger.cancel()
        stage.device.settle()
        #expect(stage.top.view.shownOrigin.x == 0)
    }

    @Test("gives everything back when it is cancelled")
    func givesBack() {
        let stage = Stage(World(system: .iOS18, driver: .percentDriven))
        stage.top.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        stage.top.view.alpha = 0.5
        let (superview, subviews) = (stage.top.view.superview, stage.top.view.superview?.subviews)
        let finger = stage.finger(at: 50).move(by: 205, over: 0.2)
        #expect(stage.below.view.window != nil)
        finger.cancel()
        stage.device.settle()
        #expect(stage.top.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(stage.top.view.alpha == 0.5)
        #expect(stage.below.view.superview == nil)
        #expect(stage.top.view.superview === superview)
        #expect(superview?.subviews == subviews)
    }

    @Test("fades under Reduce Motion, under the finger as well")
    func reduceMotion() {
        let stage = Stage(World(system: .iOS18, driver: .percentDriven))
        stage.device.runtime.accessibility.reducesMotion = true
        let finger = stage.finger(at: 50).move(by: 205, over: 0.2)
        #expect(stage.top.view.shownOrigin.x == 0)
        #expect(stage.below.view.shownOrigin.x == 0)
        finger.move(by: 60, over: 0.1).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
    }
}
