import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("shouldPop that asks") @MainActor
struct QuestionTests {
    @Test("a screen that asks first is popped by itself when the answer is yes", arguments: TestConfiguration.all)
    func confirmed(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "shouldPop", reason: .asked))])
        await question.answer(true)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.below.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a screen that asks first stays when the answer is no, and asks again next time",
        arguments: TestConfiguration.leftToRight)
    func declined(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.swipe()
        await question.answer(false)
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        await question.answer(true)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(question.timesAsked == 2)
    }

    // Fails when the answer is dropped, or kept without a look at the end of the dismissal.
    @Test(
        "a yes that comes while what has asked is being dismissed pops afterwards",
        arguments: TestConfiguration.leftToRight,
        [true, false])
    func answeredByModal(configuration: TestConfiguration, answersFirst: Bool) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.swipe()
        await question.isAsked()
        let sheet = Screen("Sheet")
        fixture.device.perform { fixture.top.present(sheet, animated: true) }
        fixture.device.settle()
        fixture.device.perform { sheet.dismiss(animated: true) }
        if !answersFirst { fixture.device.advance(by: 0.1) }
        await question.answer(true)
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("popIfAllowed puts the question of the swipe", arguments: TestConfiguration.leftToRight)
    func ownButton(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration, depth: 3)
        let backSwipe = fixture.navigation.backSwipe
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.device.perform { #expect(backSwipe.popIfAllowed()) }
        await question.isAsked()
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.questionOpen])
        await question.answer(true)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        fixture.below.fullScreenPop.shouldPop = .when { _ in false }
        fixture.device.perform { #expect(backSwipe.popIfAllowed()) }
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.below.fullScreenPop.shouldPop = nil
        fixture.device.perform { #expect(backSwipe.popIfAllowed()) }
        fixture.device.perform { #expect(!backSwipe.popIfAllowed()) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        fixture.device.perform { #expect(!backSwipe.popIfAllowed()) }
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "shouldPop lets a screen with a history of its own go back in that first",
        arguments: TestConfiguration.leftToRight)
    func history(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        var pages = ["first", "second", "third"]
        fixture.top.fullScreenPop.shouldPop = .afterAsking(if: { _ in pages.count > 1 }) { _ in
            pages.removeLast()
            return false
        }
        for page in ["second", "first"] {
            fixture.swipe()
            for _ in 0..<100 where pages.last != page { await Task.yield() }
            fixture.device.settle()
            #expect(pages.last == page && fixture.stack.count == 2)
        }
        // The answer is taken in a turn of its own.
        for _ in 0..<10 { await Task.yield() }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones.suffix(2) == [.began, .finished])
    }

    @Test("shouldPop asks one question at a time", arguments: TestConfiguration.leftToRight)
    func oneQuestion(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.swipe()
        await question.isAsked()
        fixture.swipe()
        fixture.swipe(from: 5, by: 300)
        #expect(question.timesAsked == 1)
        #expect(fixture.refusals.map(\.reason) == [.asked, .questionOpen, .questionOpen])
        await question.answer(true)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when an open question about one screen refuses swipes on another, or outlives its screen's place on the
    // stack.
    @Test("a question that is never answered holds only its own screen, and only for as long as that is there")
    func neverAnswered() async {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let asking = Screen("Asking")
        var (timesAsked, timesCancelled) = (0, 0)
        asking.fullScreenPop.shouldPop = .afterAsking { _ in
            timesAsked += 1
            while !Task.isCancelled { await Task.yield() }
            timesCancelled += 1
            return true
        }
        for round in 1...2 {
            fixture.device.perform { fixture.navigation.pushViewController(asking, animated: false) }
            fixture.swipe()
            for _ in 0..<100 where timesAsked < round { await Task.yield() }
            fixture.swipe()
            #expect(fixture.refusals.map(\.reason) == [.asked, .questionOpen])
            fixture.forgetEvents()
            fixture.device.perform { fixture.navigation.pushViewController(Screen("Above"), animated: false) }
            fixture.swipe()
            #expect(fixture.stack == ["Screen 0", "Screen 1", "Asking"])
            fixture.forgetEvents()
            fixture.device.perform { fixture.navigation.popViewController(animated: true) }
            fixture.device.settle()
            for _ in 0..<100 where timesCancelled < round { await Task.yield() }
            #expect(fixture.stack == ["Screen 0", "Screen 1"])
            #expect((timesAsked, timesCancelled) == (round, round))
        }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a screen that asks first only in some cases is popped under the finger in the others",
        arguments: TestConfiguration.all)
    func condition(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking(if: { _ in false }) { _ in await question.ask() }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(question.timesAsked == 0)
    }

    @Test("an answer that comes when the screen is gone changes nothing", arguments: TestConfiguration.leftToRight)
    func lateAnswer(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration, depth: 3)
        let question = Question()
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.swipe()
        await question.isAsked()
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        await question.answer(true)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when the pop that waits for the transition begins in the middle of the push that ends it.
    @Test(
        "a push that ends the transition which the pop after the answer waits for takes place undisturbed",
        arguments: TestConfiguration.leftToRight.filter { $0.system == .iOS26 && $0.driver == .contentPop })
    func pushAfterAnswer(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration)
        let question = Question()
        let asking = Screen("Asking")
        asking.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        fixture.device.perform { fixture.navigation.pushViewController(asking, animated: true) }
        fixture.device.advance(by: 0.05)
        fixture.finger(at: 60).move(by: fixture.back(60), over: 0.05)
        await question.answer(true)
        #expect(fixture.stack.count == 3)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        #expect(question.timesAsked == 1)
        #expect(fixture.stack.suffix(2) == ["Asking", "Next"])
        #expect(fixture.navigation.topViewController?.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "such a push takes place undisturbed where the back swipe is installed as well",
        arguments: TestConfiguration.leftToRight.filter { $0.system == .iOS26 })
    func pushAfterAnswerWhereInstalled(configuration: TestConfiguration) async {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        device.perform { device.window.rootViewController = navigation }
        BackSwipe.install(on: navigation).driver = configuration.driver
        let question = Question()
        let asking = Screen("Asking")
        asking.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
        device.perform { navigation.pushViewController(asking, animated: false) }
        device.settle()
        device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 200, over: 0.2).up()
        await question.isAsked()
        device.perform { navigation.pushViewController(Screen("Passing"), animated: true) }
        device.settle()
        device.perform { navigation.popViewController(animated: true) }
        device.advance(by: 0.1)
        await question.answer(true)
        device.perform { navigation.pushViewController(Screen("Next"), animated: true) }
        device.settle()
        #expect(question.timesAsked == 1)
        #expect(navigation.viewControllers.last?.title == "Next")
        #expect(navigation.topViewController?.view.window != nil)
        #expect(device.faults.isEmpty)
    }

    @Test("an open question does not keep the navigation controller alive")
    func lifetime() async {
        let question = Question()
        weak var navigation: FullScreenPopNavigationController?
        do {
            let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
            navigation = fixture.navigation
            fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in await question.ask() }
            fixture.swipe()
            await question.isAsked()
            fixture.device.window.rootViewController = nil
            fixture.device.settle()
        }
        #expect(navigation == nil)
        await question.answer(true)
    }

    @Test("a question that is never answered is forgotten with its screen", arguments: TestConfiguration.leftToRight)
    func openQuestion(configuration: TestConfiguration) async {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in
            await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
        }
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.asked])
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }
}

/// A question that is answered by the test.
@MainActor
private final class Question {
    private(set) var timesAsked = 0
    private var open: CheckedContinuation<Bool, Never>?

    func ask() async -> Bool {
        timesAsked += 1
        return await withCheckedContinuation { open = $0 }
    }

    /// Returns when the question has been put.
    func isAsked() async {
        for _ in 0..<1000 where open == nil { await Task.yield() }
    }

    /// Answers, and returns when the answer has been heard.
    func answer(_ answer: Bool) async {
        await isAsked()
        open?.resume(returning: answer)
        open = nil
        for _ in 0..<100 { await Task.yield() }
    }
}
