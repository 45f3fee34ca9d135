@testable import Scenarios

extension ScenarioTests.DecodingErrorTests {
    private static let expectation = "\"moved\": [\"volume\"]"

    /// In what is expected of calls and faults.
    static let callMistakes = [
        Mistake(
            what: "a fault that nothing can have", original: "\"faults\": []", replacement: "\"faults\": [\"frozen\"]",
            line: """
                sample.json: expect.toolkit.faults[0]: expected one of unbalancedAppearance, pushedTwice, \
                selectedNoTab, transitionNeverCompleted, transitionCompletedTwice, stackAndScreenDisagree, \
                leakedScreen, overReleasedScreen, presentedTwice, presentedOffScreen, brokenConstraint, found frozen
                """),
        Mistake(
            what: "a callback of no screen", original: expectation,
            replacement: "\"appearance\": [\"Homer.viewWillAppear\"]",
            line: """
                sample.json: expect.toolkit.appearance[0]: expected a screen and a callback, such as \
                Home.viewWillAppear; found Homer.viewWillAppear
                """),
        Mistake(
            what: "a callback that is none", original: expectation,
            replacement: "\"appearance\": [\"Home.viewWillAppear\", \"Home.willAppear\"]",
            line: """
                sample.json: expect.toolkit.appearance[1]: expected a screen and a callback, such as \
                Home.viewWillAppear; found Home.willAppear
                """),
        Mistake(
            what: "a call that a delegate does not have", original: expectation,
            replacement: "\"delegate\": [\"didPop Home\"]",
            line: """
                sample.json: expect.toolkit.delegate[0]: expected a call and a screen, such as didShow Home; \
                found didPop Home
                """),
        Mistake(
            what: "an event that there is not", original: expectation, replacement: "\"events\": [\"ended\"]",
            line: """
                sample.json: expect.toolkit.events[0]: expected an event, such as began, push finished or refused: and \
                the reason; found ended
                """),
        Mistake(
            what: "a call of nothing", original: expectation, replacement: "\"callbacks\": [\"push ended\"]",
            line: """
                sample.json: expect.toolkit.callbacks[0]: expected a screen and a callback, such as \
                Home.viewWillAppear; or a call and a screen, such as didShow Home; or an event, such as began, push \
                finished or refused: and the reason; found push ended
                """),
    ]
}
