import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's screens under a finger")
struct ScreenGestureTests {
    private let device: HeadlessDevice
    private let navigation = DemoNavigation.make()

    init() {
        let device = HeadlessDevice(safeAreaInsets: .notched)
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

    /// Taps the middle of a view.
    private func tap(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        device.finger().down(at: middle).hold(for: 0.05).up()
        device.settle()
    }

    /// Taps a button in the bar.
    private func tapButton(_ title: String) throws {
        tap(try #require(device.window.firstSubview(of: UIControl.self) { $0.accessibilityLabel == title }))
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
        drag(from: slider.thumbCentre, by: 100, over: 0.1)
        #expect(slider.value > before + 30)
        #expect(depth == 2)
    }

    @Test("in the mixer a quick drag moves the slider, a drag on the page turns it, and the first page swipes back")
    func mixer() throws {
        try open("Mixer")
        let pager = try #require(try view("pager") as? UIScrollView)
        let slider = try #require(try view("Voice Echo") as? UISlider)
        drag(from: slider.thumbCentre, by: 80, over: 0.1)
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
        choose(2, in: modes)
        drag(from: CGPoint(x: 100, y: 600), by: 280)
        drag(from: CGPoint(x: 2, y: 600), by: 380)
        #expect(depth == 2)
    }

    /// Taps one of three segments.
    private func choose(_ index: Int, in segments: UISegmentedControl) {
        let x = segments.bounds.width * (CGFloat(index) + 0.5) / 3
        device.finger().down(at: segments.convert(CGPoint(x: x, y: segments.bounds.midY), to: nil)).hold(for: 0.05).up()
        device.settle()
        #expect(segments.selectedSegmentIndex == index)
    }

    // Fails when the sentence is about the chosen region although the edge, or nothing, is what counts.
    @Test("the settings say where a swipe may begin now")
    func settingsInWords() throws {
        try open("Settings")
        let region = try view("Start region")
        let modes = try #require(try view("Swipe back") as? UISegmentedControl)
        let sentence = try #require(
            device.window.firstSubview(of: UILabel.self) { $0.text == "A swipe may begin anywhere." })
        let more = region.convert(CGPoint(x: region.bounds.width * 3 / 4, y: region.bounds.midY), to: nil)
        device.finger().down(at: more).hold(for: 0.05).up()
        device.settle()
        #expect(sentence.text == "A swipe may begin within 60 points of the leading edge.")
        choose(1, in: modes)
        #expect(sentence.text == "A swipe may begin at the leading edge.")
        choose(2, in: modes)
        #expect(sentence.text == "No swipe goes back.")
        choose(0, in: modes)
        #expect(sentence.text == "A swipe may begin within 60 points of the leading edge.")
    }

    // Fails when only the label beside a control says what it is for.
    @Test("VoiceOver can name every control of the settings")
    func settingsNames() throws {
        try open("Settings")
        for title in ["Swipe back", "Start region", "Hide bar"] { #expect(try view(title).accessibilityLabel == title) }
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

    // Fails when the note asks although there is nothing to lose.
    @Test("a note without changes is swiped away")
    func unchangedNote() throws {
        try open("Note")
        drag(from: CGPoint(x: 60, y: 600), by: 280)
        #expect(depth == 1)
        #expect(device.faults.isEmpty)
    }

    // Fails when a swipe loses changes without a question, and when an answer does the opposite of what it says.
    @Test("a note with changes asks when it is swiped, and goes only when told")
    func changedNote() async throws {
        let note = try openChangedNote()
        drag(from: CGPoint(x: 60, y: 600), by: 280)
        try await answer("Keep Editing", in: note)
        #expect(depth == 2)
        drag(from: CGPoint(x: 60, y: 600), by: 280)
        try await answer("Discard", in: note)
        #expect(depth == 1)
        #expect(device.faults.isEmpty)
    }

    // Fails when Cancel loses changes without a question, and when it asks although there is nothing to lose.
    @Test("Cancel closes a note without changes, and asks where there are some")
    func cancel() async throws {
        try open("Note")
        try tapButton("Cancel")
        #expect(depth == 1)
        let note = try openChangedNote()
        try tapButton("Cancel")
        try await answer("Keep Editing", in: note)
        #expect(depth == 2)
        try tapButton("Cancel")
        try await answer("Discard", in: note)
        #expect(depth == 1)
        #expect(device.faults.isEmpty)
    }

    // Fails when Save works without changes, and when it leaves the note open or asks.
    @Test("Save waits for changes, and closes the note without a question")
    func save() throws {
        try open("Note")
        try tapButton("Save")
        #expect(depth == 2)
        let note = try #require(navigation.topViewController as? NoteViewController)
        try write("Wine", in: note)
        try tapButton("Save")
        #expect(depth == 1)
        #expect(note.presentedViewController == nil)
        #expect(device.faults.isEmpty)
    }

    private func openChangedNote() throws -> NoteViewController {
        try open("Note")
        let note = try #require(navigation.topViewController as? NoteViewController)
        try write("Wine", in: note)
        return note
    }

    /// Puts a text in, as the keyboard would.
    private func write(_ text: String, in note: NoteViewController) throws {
        let textView = try #require(try view("note") as? UITextView)
        device.perform {
            textView.text = text
            note.textViewDidChange(textView)
        }
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
