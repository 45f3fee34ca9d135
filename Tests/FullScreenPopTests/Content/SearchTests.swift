import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("The swipe back and searches") @MainActor
struct SearchTests {
    /// Whether the screen that is searched presents the search itself, or leaves that to the navigation controller.
    private nonisolated static let contexts = [true, false]

    private func search(on screen: Screen, inContext: Bool) -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        screen.definesPresentationContext = inContext
        return search
    }

    private func activeSearch(on screen: Screen, of fixture: NavigationFixture, inContext: Bool) -> UISearchController {
        let search = search(on: screen, inContext: inContext)
        activate(search, in: fixture)
        return search
    }

    private func activate(_ search: UISearchController, in fixture: NavigationFixture) {
        fixture.device.perform { search.isActive = true }
        fixture.device.settle()
    }

    // Fails when `IdleRule` counts every search as a presentation.
    @Test("A swipe pops a screen together with its search", arguments: TestConfiguration.all, contexts)
    func onTop(configuration: TestConfiguration, inContext: Bool) {
        let fixture = NavigationFixture(configuration)
        let search = activeSearch(on: fixture.top, of: fixture, inContext: inContext)
        fixture.swipe(by: 60)
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack.count == 2 && search.isActive)
        fixture.forgetEvents()
        fixture.swipe()
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.stack == ["Screen 0"])
        // One that the navigation controller presents stays, as UIKit's own presentations do.
        #expect(search.isActive == !inContext)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("A swipe plays a transition of the screen's own over a search", arguments: TestConfiguration.leftToRight)
    func ownTransition(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.transition = .explode
        let search = activeSearch(on: fixture.top, of: fixture, inContext: true)
        fixture.swipe(by: 60)
        #expect(fixture.stack.count == 2 && search.isActive && search.view.window != nil)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"] && !search.isActive)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `IdleRule` asks the screens below the one on top, or counts a search that the navigation controller
    // presents.
    @Test("A search on a lower screen does not hold a swipe back", arguments: TestConfiguration.all, contexts)
    func below(configuration: TestConfiguration, inContext: Bool) {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        let search = activeSearch(on: fixture.screens[0], of: fixture, inContext: inContext)
        fixture.device.perform { fixture.navigation.pushViewController(fixture.screens[1], animated: true) }
        fixture.device.settle()
        #expect(search.isActive)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"] && search.isActive)
        fixture.forgetEvents()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"], "the root is not popped")
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `BackSwipe.isBusy` does not know of searches.
    @Test("A flick waits for a search that comes or goes", arguments: TestConfiguration.all, [true, false])
    func duringPresentation(configuration: TestConfiguration, comes: Bool) {
        let fixture = NavigationFixture(configuration)
        let search = search(on: fixture.top, inContext: true)
        if !comes { activate(search, in: fixture) }
        fixture.device.perform { search.isActive = comes }
        fixture.finger(at: 150).move(by: fixture.back(200), over: 0.05).up()
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"] && !search.isActive)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `IdleRule` does not ask what a search presents.
    @Test("A swipe is refused while a search presents something", arguments: TestConfiguration.all)
    func presentedBySearch(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let search = activeSearch(on: fixture.top, of: fixture, inContext: true)
        let note = UIViewController()
        note.modalPresentationStyle = .overFullScreen
        note.view.isUserInteractionEnabled = false
        fixture.device.perform { search.present(note, animated: false) }
        let (pan, rule) = (fixture.backSwipePan, IdleRule.idle)
        #expect(rule.shouldBegin(pan) == .deny(.presenting))
        fixture.device.perform { note.dismiss(animated: false) }
        #expect(rule.shouldBegin(pan) == nil)
        #expect(search.isActive)
    }

    @Test(
        "A back button of the app's pops a screen that is searched", arguments: TestConfiguration.leftToRight, contexts)
    func ownBackButton(configuration: TestConfiguration, inContext: Bool) {
        let fixture = NavigationFixture(configuration)
        _ = activeSearch(on: fixture.top, of: fixture, inContext: inContext)
        fixture.device.perform { _ = fixture.navigation.backSwipe.popIfAllowed() }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `DismissalRule` does not ask what the modal presents.
    @Test("A modal is not dismissed by a drag while a search is active in it", arguments: contexts)
    func modal(inContext: Bool) {
        let fixture = ModalFixture()
        let search = UISearchController(searchResultsController: nil)
        fixture.screen.navigationItem.searchController = search
        fixture.screen.definesPresentationContext = inContext
        fixture.device.perform { search.isActive = true }
        fixture.device.settle()
        fixture.swipe(0, 300)
        #expect(fixture.isPresented && search.isActive)
        fixture.device.perform { search.isActive = false }
        fixture.device.settle()
        fixture.swipe(0, 300)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }
}

extension NavigationFixture {
    /// A pan on the view of the navigation controller.
    fileprivate var backSwipePan: UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        navigation.view.addGestureRecognizer(pan)
        return pan
    }
}
