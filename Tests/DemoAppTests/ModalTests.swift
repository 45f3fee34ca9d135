import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's modals")
struct ModalTests {
    private var device = HeadlessDevice(safeAreaInsets: .notched)
    private let list = ModalsViewController()

    private func open(_ title: String) throws {
        let list = list
        if device.window.rootViewController == nil {
            device.perform { device.window.rootViewController = UINavigationController(rootViewController: list) }
            device.settle()
        }
        let row = try view(title)
        tap(row.convert(CGPoint(x: 100, y: 32), to: nil))
        #expect(isOpen)
    }

    private func view(_ identifier: String) throws -> UIView {
        try #require(device.window.firstSubview(of: UIView.self) { $0.accessibilityIdentifier == identifier })
    }

    private func tap(_ point: CGPoint) {
        device.finger().down(at: point).hold(for: 0.05).up()
        device.settle()
    }

    private func drag(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
        device.finger().down(at: CGPoint(x: x, y: y)).move(by: dx, dy, over: 0.3).hold(for: 0.1).up()
        device.settle()
    }

    private var isOpen: Bool { list.presentedViewController != nil }

    @Test(
        "each modal of the demo is presented, and dismissed by its button",
        arguments: ["Player", "Article", "Album", "Photo", "Settings"])
    func button(title: String) throws {
        try open(title)
        tap(CGPoint(x: 30, y: 69))
        #expect(!isOpen)
        #expect(device.faults.isEmpty)
    }

    @Test("the player is dragged down by its artwork, and keeps its sliders")
    func player() throws {
        try open("Player")
        let slider = try #require(try view("position") as? UISlider)
        let place = slider.thumbCentre
        drag(from: place.x, place.y, by: 100, 60)
        #expect(slider.value > 78 && isOpen)
        drag(from: 195, 250, by: 0, 120)
        #expect(isOpen)
        drag(from: 195, 250, by: 0, 320)
        #expect(!isOpen)
    }

    @Test(
        "the article, where it is higher than the screen, scrolls to its end first, and is then dragged up",
        arguments: [true, false])
    mutating func article(byOneFinger: Bool) throws {
        device = HeadlessDevice(size: CGSize(width: 390, height: 600))
        try open("Article")
        let text = try #require(try view("article") as? UIScrollView)
        let end = text.contentSize.height + text.adjustedContentInset.bottom - text.bounds.height
        #expect(end > 0)
        let way = end - text.contentOffset.y
        drag(from: 195, 550, by: 0, byOneFinger ? -way - 350 : -way - 30)
        #expect(isOpen != byOneFinger)
        #expect(abs(text.contentOffset.y - end) < 1)
        if !byOneFinger { drag(from: 195, 500, by: 0, -350) }
        #expect(!isOpen)
    }

    @Test("the album is dismissed from its first screen only")
    func album() throws {
        try open("Album")
        let stack = try #require(list.presentedViewController as? UINavigationController)
        tap(CGPoint(x: 200, y: 140))
        #expect(stack.viewControllers.count == 2)
        drag(from: 195, 300, by: 0, 320)
        #expect(stack.viewControllers.count == 2 && isOpen)
        drag(from: 60, 700, by: 250, 0)
        #expect(stack.viewControllers.count == 1 && isOpen)
        drag(from: 195, 300, by: 0, 320)
        #expect(!isOpen)
        #expect(device.faults.isEmpty)
    }

    @Test("the sheet grows and goes by a drag, and its stack pops by a swipe at either height")
    func sheet() throws {
        try open("Sheet")
        let stack = try #require(list.presentedViewController as? UINavigationController)
        #expect(stack.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        tap(CGPoint(x: 200, y: 560))
        #expect(stack.viewControllers.count == 2)
        drag(from: 60, 700, by: 250, 0)
        #expect(stack.viewControllers.count == 1 && isOpen)
        drag(from: 195, 600, by: 0, -320)
        #expect(stack.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        tap(CGPoint(x: 200, y: 200))
        #expect(stack.viewControllers.count == 2)
        drag(from: 60, 700, by: 250, 0)
        #expect(stack.viewControllers.count == 1 && isOpen)
        drag(from: 195, 90, by: 0, 700)
        #expect(!isOpen)
        #expect(device.faults.isEmpty)
    }

    @Test("the photo is pinched away, the settings are swiped back")
    func photoAndSettings() throws {
        try open("Photo")
        device.play(
            [-1, 1].map { side in
                FingerTrack(down: CGPoint(x: 195, y: 350 + side * 120)).move(by: 0, side * -100, over: 0.3).hold(
                    for: 0.1
                ).up()
            })
        device.settle()
        #expect(!isOpen)
        try open("Settings")
        drag(from: 60, 650, by: 280, 0)
        #expect(!isOpen)
    }
}
