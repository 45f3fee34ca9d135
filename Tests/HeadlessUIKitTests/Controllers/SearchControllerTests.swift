import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("A search controller")
struct SearchControllerTests {
    private final class Recorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var calls: [String] = []

        func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }

        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "")")
        }
    }

    private let fixture = LoggingNavigation(["A", "B"])
    private let search = UISearchController(searchResultsController: nil)
    private let recorder = Recorder()

    init() {
        search.delegate = recorder
        fixture.screens[1].navigationItem.searchController = search
    }

    private func setActive(_ isActive: Bool) {
        fixture.device.perform { search.isActive = isActive }
        fixture.device.settle()
    }

    @Test("the screen with the search presents it if it defines a context, or else the outermost controller")
    func presenter() {
        for definesContext in [true, false] {
            fixture.screens[1].definesPresentationContext = definesContext
            fixture.device.perform { search.isActive = true }
            #expect(search.isActive && search.isBeingPresented)
            fixture.device.settle()
            let presenter = definesContext ? fixture.screens[1] : fixture.navigation
            #expect(search.presentingViewController === presenter)
            #expect(fixture.screens[1].presentedViewController === search)
            #expect(fixture.screens[0].presentedViewController === (definesContext ? nil : search))
            #expect(search.view.isDescendant(of: presenter.view))
            #expect(search.searchBar.searchTextField.isFirstResponder)
            fixture.device.perform { search.isActive = false }
            #expect(!search.isActive)
            fixture.device.settle()
            #expect(search.presentingViewController == nil && search.view.window == nil)
            #expect(!search.searchBar.searchTextField.isFirstResponder)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the delegate hears of the search coming and going, and the text is gone afterwards")
    func delegate() {
        setActive(true)
        #expect(recorder.calls == ["willPresent", "didPresent"])
        setActive(true)
        search.searchBar.text = "cat"
        setActive(false)
        #expect(recorder.calls == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
        #expect(search.searchBar.text?.isEmpty != false)
    }

    @Test("results are found when editing begins and whenever the text changes")
    func updates() {
        search.delegate = nil
        search.searchResultsUpdater = recorder
        search.searchBar.text = "before"
        #expect(recorder.calls.isEmpty)
        search.searchBar.text = nil
        setActive(true)
        search.searchBar.text = "c"
        search.searchBar.text = "c"
        search.searchBar.text = "ca"
        #expect(recorder.calls == ["update ", "update c", "update ca"])
    }

    @Test("a touch on the field begins the search")
    func touch() {
        fixture.screens[1].navigationItem.searchController = nil
        fixture.screens[1].definesPresentationContext = true
        fixture.device.perform {
            search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
            search.searchBar.placeholder = "Search"
            fixture.screens[1].view.addSubview(search.searchBar)
        }
        fixture.device.finger().down(at: CGPoint(x: 100, y: 128)).up()
        fixture.device.settle()
        #expect(search.isActive)
        #expect(search.presentingViewController === fixture.screens[1])
    }

    @Test("nothing happens while the screen is in no window")
    func offScreen() {
        fixture.screens[0].navigationItem.searchController = search
        fixture.screens[1].navigationItem.searchController = nil
        setActive(true)
        #expect(!search.isActive && recorder.calls.isEmpty)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("results lie over the screen once there is text; otherwise touches reach it unless it is obscured")
    func contents() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        fixture.screens[1].navigationItem.searchController = search
        fixture.screens[1].definesPresentationContext = true
        fixture.device.perform { search.isActive = true }
        fixture.device.settle()
        var hit: UIView? { fixture.device.window.hitTest(CGPoint(x: 200, y: 500), with: nil) }
        #expect(hit === search.view)
        search.obscuresBackgroundDuringPresentation = false
        #expect(hit === fixture.screens[1].view)
        search.searchBar.text = "c"
        #expect(hit === results.view)
        #expect(results.parent === search && search.searchResultsController === results)
    }

    @Test("a search stays active below a screen that is pushed, and is there again after the pop")
    func push() {
        fixture.screens[1].definesPresentationContext = true
        setActive(true)
        let next = LoggingScreen("C")
        fixture.device.perform { fixture.navigation.pushViewController(next, animated: true) }
        fixture.device.settle()
        #expect(search.isActive && search.view.window == nil)
        #expect(next.presentedViewController == nil)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(search.isActive && search.view.window != nil)
        #expect(recorder.calls == ["willPresent", "didPresent"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("UIKit's own swipe pops a screen together with its search, and a swipe that is cancelled leaves both")
    func swipe() {
        fixture.screens[1].definesPresentationContext = true
        setActive(true)
        fixture.drag(from: 5, by: 60)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"] && search.isActive)
        #expect(search.view.window != nil)
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
        #expect(fixture.titles == ["A"] && !search.isActive)
        #expect(recorder.calls == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("UIKit's own swipe is refused while the search comes")
    func swipeDuringPresentation() {
        for definesContext in [true, false] {
            fixture.screens[1].definesPresentationContext = definesContext
            fixture.device.perform { search.isActive = true }
            fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.05).up()
            fixture.device.settle()
            #expect(fixture.titles == ["A", "B"] && search.isActive)
            setActive(false)
        }
    }
}
