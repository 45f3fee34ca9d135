import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's screens under a finger")
struct ScreenGestureTests {
    private let device: HeadlessDevice
    private let navigation = DemoNavigation.make()

    init() {
        let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let navigation = navigation
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        self.device = device
    }

    /// Opens an example by tapping its row.
    private func open(_ title: String) throws {
        let row = try #require(
            device.window.firstSubview(of: UITableViewCell.self) { $0.accessibilityIdentifier == title })
        device.finger().down(at: row.convert(CGPoint(x: 100, y: 32), to: nil)).hold(for: 0.05).up()
        device.settle()
        #expect(navigation.topViewController?.title == title)
    }

    private func view(_ identifier: String) throws -> UIView {
        try #require(device.window.firstSubview(of: UIView.self) { $0.accessibilityIdentifier == identifier })
    }

    private func drag(from point: CGPoint, by distance: CGFloat, over time: TimeInterval = 0.2) {
        device.finger().down(at: point).move(by: distance, over: time).up()
        device.settle()
    }

    private var depth: Int { navigation.viewControllers.count }

    @Test("a tap on a row opens its screen, and a swipe in the middle of the screen closes it")
    func article() throws {
        try open("Article")
        drag(from: CGPoint(x: 120, y: 500), by: 250)
        #expect(depth == 1)
        #expect(device.faults.isEmpty)
    }

    @Test("dragging the player's slider moves it and pops nothing")
    func player() throws {
        try open("Player")
        let slider = try #require(try view("position") as? UISlider)
        let before = slider.value
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        drag(from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil), by: 100, over: 0.1)
        #expect(slider.value > before + 30)
        #expect(depth == 2)
    }

    @Test("in the mixer a quick drag moves the slider, a drag on the page turns it, and the first page swipes back")
    func mixer() throws {
        try open("Mixer")
        let pager = try #require(try view("pager") as? UIScrollView)
        let slider = try #require(try view("Voice Echo") as? UISlider)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        drag(from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil), by: 80, over: 0.1)
        #expect(slider.value > 0.4)
        #expect(pager.contentOffset.x == 0 && depth == 2)
        let picture = pager.convert(CGPoint(x: 300, y: 40), to: nil)
        drag(from: picture, by: -250)
        #expect(pager.contentOffset.x == 390)
        #expect(device.window.firstSubview(of: UIPageControl.self)?.currentPage == 1)
        drag(from: CGPoint(x: 60, y: picture.y), by: 250)
        #expect(pager.contentOffset.x == 0 && depth == 2)
        drag(from: CGPoint(x: 60, y: picture.y), by: 300)
        #expect(depth == 1)
    }

    @Test("what the settings choose holds at once, so that no swipe leaves the screen once swipes are switched off")
    func settings() throws {
        try open("Settings")
        let modes = try #require(try view("Swipe back") as? UISegmentedControl)
        let off = modes.convert(CGPoint(x: modes.bounds.width * 5 / 6, y: modes.bounds.midY), to: nil)
        device.finger().down(at: off).hold(for: 0.05).up()
        device.settle()
        #expect(modes.selectedSegmentIndex == 2)
        drag(from: CGPoint(x: 100, y: 600), by: 280)
        drag(from: CGPoint(x: 2, y: 600), by: 380)
        #expect(depth == 2)
    }

    @Test("a swipe on the canvas draws, and one above the canvas goes back")
    func sketch() throws {
        try open("Sketch")
        let canvas = try #require(try view("canvas") as? SketchView)
        drag(from: CGPoint(x: 60, y: 500), by: 280)
        #expect(canvas.lineCount == 1)
        #expect(depth == 2)
        drag(from: CGPoint(x: 60, y: canvas.convert(.zero, to: nil).y - 10), by: 280)
        #expect(depth == 1)
    }

    @Test("a note without changes is swiped away, and one with changes asks and goes only when told")
    func note() async throws {
        try open("Note")
        let note = try #require(navigation.topViewController as? NoteViewController)
        device.perform { note.edit("Wine") }
        drag(from: CGPoint(x: 60, y: 600), by: 280)
        try await answer("Keep Editing", in: note)
        #expect(depth == 2)
        drag(from: CGPoint(x: 60, y: 600), by: 280)
        try await answer("Discard", in: note)
        #expect(depth == 1)
        #expect(device.faults.isEmpty)
    }

    /// Taps a button of the alert by which the note asks, and lets what waits for the answer go on.
    private func answer(_ title: String, in note: NoteViewController) async throws {
        await letTasksRun { note.presentedViewController is UIAlertController }
        device.settle()
        let buttons = note.presentedViewController?.view.subviews.compactMap { $0 as? UIButton }
        let button = try #require(buttons?.first { $0.currentTitle == title })
        device.finger().down(at: button.convert(CGPoint(x: 20, y: 20), to: nil)).hold(for: 0.05).up()
        device.settle()
        #expect(note.presentedViewController == nil)
        await letTasksRun { depth == 1 }
        device.settle()
    }

    /// The question is asked by a task; it runs when the test gives way.
    private func letTasksRun(until isDone: () -> Bool) async {
        for _ in 0..<100 where !isDone() { await Task.yield() }
    }
}
