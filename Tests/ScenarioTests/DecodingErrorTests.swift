import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Decoding errors")
    struct DecodingErrorTests {
        /// A change to the sample file and the one line that must come of it.
        struct Mistake: CustomTestStringConvertible, Sendable {
            var what: String
            var original: String
            var replacement: String
            var line: String

            var testDescription: String { what }
        }

        /// The element of the sample that the mistakes of kinds of elements replace.
        private static let mute = "\"switch\": \"mute\", \"frame\": [20, 500, 51, 31], \"on\": true"

        static let mistakes = [
            Mistake(
                what: "knobs in the wrong order", original: mute,
                replacement: "\"rangeSlider\": \"price\", \"value\": [0.8, 0.2]",
                line: """
                    sample.json: screens[1].content[1].value: expected the lower value, the upper one after it, both from 0 to 1
                    """),
            Mistake(
                what: "a control that tells nobody known", original: mute,
                replacement: "\"scrubber\": \"bar\", \"tells\": \"delegate\"",
                line: "sample.json: screens[1].content[1].tells: expected one of actions, closure, found delegate"),
            Mistake(
                what: "an element that is turned too far", original: mute,
                replacement: "\"label\": \"tilted\", \"rotation\": 400",
                line: "sample.json: screens[1].content[1].rotation: expected -360 to 360 degrees, found 400.0"),
            Mistake(
                what: "an element of no size", original: mute, replacement: "\"label\": \"tilted\", \"scale\": 0",
                line: "sample.json: screens[1].content[1].scale: expected 0.01 to 100, found 0.0"),
            Mistake(
                what: "a next screen that there is not", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"next\": \"Nowhere\"",
                line: """
                    sample.json: screens[1].next: expected the title of a screen, one of Home, Detail, found Nowhere
                    """),
            Mistake(
                what: "fewer screens than none", original: "\"moved\": [\"volume\"]", replacement: "\"depth\": -3",
                line: "sample.json: expect.toolkit.depth: expected 0 to 1000 screens, found -3"),
            Mistake(
                what: "bounds that nothing can meet", original: "\"moved\": [\"volume\"]",
                replacement: "\"value\": { \"volume\": { \"atLeast\": 0.7, \"atMost\": 0.2 } }",
                line: "sample.json: expect.toolkit.value.volume.atMost: expected no less than 0.7, found 0.2"),
            Mistake(
                what: "a value without bounds", original: "\"moved\": [\"volume\"]",
                replacement: "\"value\": { \"volume\": {} }",
                line: "sample.json: expect.toolkit.value.volume: expected atLeast, atMost, or both"),
            Mistake(
                what: "a time of no length to stand still in", original: "\"moved\": [\"volume\"]",
                replacement: "\"still\": [{ \"of\": \"Detail\", \"from\": 1, \"to\": 1, \"atMost\": 0 }]",
                line: "sample.json: expect.toolkit.still[0].to: expected a time after 1 s"),
            Mistake(
                what: "more touches than fingers", original: "\"moved\": [\"volume\"]",
                replacement: "\"touched\": [\"volume\", \"volume\"]",
                line: "sample.json: expect.toolkit.touched: expected a name for each finger, found 2 for 1"),
            Mistake(
                what: "a screen that comes after itself", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"next\": \"Detail\"",
                line: "sample.json: screens[1].next: expected another screen than Detail itself"),
            Mistake(
                what: "a touch on what there is not", original: "\"moved\": [\"volume\"]",
                replacement: "\"touched\": [\"knob\"]",
                line: """
                    sample.json: expect.toolkit.touched[0]: expected the title of a screen or the name of an element, one of \
                    Home, Detail, mute, pager, volume, found knob
                    """),
            Mistake(
                what: "a page that there is not", original: mute,
                replacement: "\"pages\": \"album\", \"count\": 2, \"selected\": 2",
                line: "sample.json: screens[1].content[1].selected: expected the index of a page, found 2"),
            Mistake(
                what: "a page control without pages", original: mute,
                replacement: "\"pageControl\": \"dots\", \"count\": 0",
                line: "sample.json: screens[1].content[1].count: expected 1 to 100 pages, found 0"),
            Mistake(
                what: "a swipe that goes nowhere", original: mute, replacement: "\"view\": \"card\", \"swipe\": \"up\"",
                line: "sample.json: screens[1].content[1].swipe: expected one of leading, trailing, found up"),
            Mistake(
                what: "a history that is no number", original: mute,
                replacement: "\"web\": \"page\", \"history\": \"long\"",
                line: "sample.json: screens[1].content[1].history: expected a number, found a string"),
            Mistake(
                what: "a screen that goes back in no history", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"shouldPop\": \"goesBackFirst\"",
                line: "sample.json: screens[1].shouldPop: expected goesBackFirst only on a screen with a web element"),
            Mistake(
                what: "an option of another kind", original: mute,
                replacement: "\"textView\": \"note\", \"paging\": true",
                line: """
                    sample.json: screens[1].content[1].paging: unknown key, expected one of textView, text, editable, \
                    editing, frame, backSwipe, sharedElement, enabled, exclusiveTouch, added, alpha, rotation, scale, content
                    """),
            Mistake(
                what: "text that is edited and cannot be", original: mute,
                replacement: "\"textView\": \"note\", \"editable\": false, \"editing\": true",
                line: "sample.json: screens[1].content[1].editing: expected false for text that is not editable"),
            Mistake(
                what: "a way to dismiss the keyboard that there is not", original: "\"paging\": true",
                replacement: "\"dismissesKeyboard\": \"onTap\"",
                line: """
                    sample.json: screens[1].content[0].dismissesKeyboard: expected one of onDrag, interactive, found onTap
                    """),
            Mistake(
                what: "an element in the accessory view with another one's name", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"inputAccessory\": [{ \"textField\": \"mute\" }]",
                line: """
                    sample.json: screens[1].inputAccessory[0].textField: expected a name of its own, mute is another \
                    element's
                    """),
            Mistake(
                what: "a finger that lands beside the screen", original: "\"down\": [195, 245]",
                replacement: "\"down\": [390.5, 245]",
                line: """
                    sample.json: fingers[0].down: expected a place on the screen, which is 390 × 844 points, found [390.5, 245]
                    """),
            Mistake(
                what: "a keyboard that is half there", original: "\"moved\": [\"volume\"]",
                replacement: "\"keyboard\": \"half\"",
                line: "sample.json: expect.toolkit.keyboard: expected one of hidden, accessory, shown, found half"),
            Mistake(
                what: "a first responder that there is not", original: "\"moved\": [\"volume\"]",
                replacement: "\"firstResponder\": \"note\"",
                line: """
                    sample.json: expect.toolkit.firstResponder: expected the title of a screen or the name of an element, \
                    one of Home, Detail, mute, pager, volume, found note
                    """),
            Mistake(
                what: "a value of a view without touches", original: "\"moved\": [\"volume\"]",
                replacement: "\"value\": { \"pager\": 1 }",
                line: """
                    sample.json: expect.toolkit.value.pager: expected the name of something with a value, \
                    one of mute, volume, found pager
                    """),
            Mistake(
                what: "a popover beside nothing", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"modal\": { \"style\": \"popover\" }",
                line: "sample.json: screens[1].modal.source: missing, expected [x, y, width, height]"),
            Mistake(
                what: "a popover with a sheet's keys", original: "\"title\": \"Detail\"",
                replacement: "\"title\": \"Detail\", \"modal\": { \"style\": \"popover\", \"detents\": [\"large\"] }",
                line: """
                    sample.json: screens[1].modal.detents: unknown key, expected one of style, source, size, \
                    modalInPresentation, adapts
                    """),
            Mistake(
                what: "a sidebar as wide as the screen", original: "\"screens\":",
                replacement: "\"sidebar\": 390, \"screens\":",
                line: "sample.json: sidebar: expected less than the width of the screen, found 390.0"),
            Mistake(
                what: "a header as high as the screen", original: "\"screens\":",
                replacement: "\"child\": 844, \"screens\":",
                line: "sample.json: child: expected less than the height of the screen, found 844.0"),
            Mistake(
                what: "two containers", original: "\"screens\":",
                replacement: "\"child\": 100, \"sidebar\": 100, \"screens\":",
                line: "sample.json: child: expected only one of sidebar, child and sideBySide"),
            Mistake(
                what: "a second stack in a container", original: "\"screens\":",
                replacement: "\"sideBySide\": [{ \"title\": \"Days\" }], \"sidebar\": 100, \"screens\":",
                line: "sample.json: sideBySide: expected only one of sidebar, child and sideBySide"),
            Mistake(
                what: "a title that a screen of the second stack has as well", original: "\"screens\":",
                replacement: "\"sideBySide\": [{ \"title\": \"Home\" }], \"screens\":",
                line: "sample.json: sideBySide[0].title: expected a title of its own, Home is another screen's"),
            Mistake(
                what: "a stack without screens", original: mute, replacement: "\"stack\": \"inner\", \"screens\": []",
                line: """
                    sample.json: screens[1].content[1].screens: expected the titles of one or more screens, each once
                    """),
            Mistake(
                what: "a stack in a screen of itself", original: mute,
                replacement: "\"stack\": \"inner\", \"screens\": [\"Detail\"]",
                line: """
                    sample.json: screens[1].content[1].screens[0]: expected one of the otherScreens, without a stack in it \
                    and in no other one, found Detail
                    """),
            Mistake(
                what: "a search on a screen without one", original: "\"push\": \"Home\"",
                replacement: "\"search\": \"Home\"",
                line: """
                    sample.json: actions[0].search: expected the title of a screen with a search, there is none, found Home
                    """),
            Mistake(
                what: "a stack that is not there", original: "\"moved\": [\"volume\"]",
                replacement: "\"stacks\": { \"Days\": [] }",
                line: """
                    sample.json: expect.toolkit.stacks.Days: expected the title of a screen, one of Home, Detail, found Days
                    """),
            Mistake(
                what: "a bar of which nothing is said", original: "\"moved\": [\"volume\"]",
                replacement: "\"bars\": [{ \"at\": 1 }]",
                line: "sample.json: expect.toolkit.bars[0].shown: missing, expected true or false"),
            Mistake(
                what: "progress beyond the end", original: "\"moved\": [\"volume\"]",
                replacement: "\"progress\": [{ \"at\": 1, \"is\": 2 }]",
                line: "sample.json: expect.toolkit.progress[0].is: expected a number from 0 to 1, found 2.0"),
            Mistake(
                what: "rows without height", original: mute,
                replacement: "\"table\": \"list\", \"rows\": 3, \"rowHeight\": 0.5",
                line: "sample.json: screens[1].content[1].rowHeight: expected 1 to 1000 points, found 0.5"),
            Mistake(
                what: "a zoom out of its range", original: "\"paging\": true",
                replacement: "\"zoom\": 3, \"zoomRange\": [1, 2]",
                line: """
                    sample.json: screens[1].content[0].zoomRange: expected 0 < least ≤ zoom ≤ greatest ≤ 100, \
                    found [1.0, 2.0]
                    """),
            Mistake(
                what: "a bounce along no axis", original: "\"paging\": true",
                replacement: "\"alwaysBounces\": true",
                line: "sample.json: screens[1].content[0].alwaysBounces: expected a string, found bool"),
            Mistake(
                what: "a finger that is cancelled and stays", original: "\"down\": [195, 245]",
                replacement: "\"down\": [195, 245], \"up\": false, \"cancel\": true",
                line: "sample.json: fingers[0].cancel: expected cancel or up, not both"),
            Mistake(
                what: "a system twice", original: "\"systems\": [18, 26]", replacement: "\"systems\": [18, 18]",
                line: "sample.json: devices.systems: expected each system once, found [18, 18]"),
            Mistake(
                what: "a system that is not played", original: "\"on\": { \"26\"", replacement: "\"on\": { \"17\"",
                line: """
                    sample.json: expect.stock.on.17: expected a device that is played, one of 18, 18 ltr, 18 rtl, 26, \
                    26 ltr, 26 rtl, ltr, rtl
                    """),
            Mistake(
                what: "a tab where there are none", original: "\"push\": \"Home\", \"animated\": false",
                replacement: "\"select\": \"Home\"",
                line: "sample.json: actions[0].select: expected only in a scenario with a tabBar"),
            Mistake(
                what: "a finger of no width", original: "\"down\": [195, 245]",
                replacement: "\"down\": [195, 245], \"radius\": -1",
                line: "sample.json: fingers[0].radius: expected 0 to 1000 points, found -1.0"),
            Mistake(
                what: "a finger that is none", original: "\"down\": [195, 245]",
                replacement: "\"down\": [195, 245], \"type\": \"thumb\"",
                line: "sample.json: fingers[0].type: expected one of finger, pencil, pointer, found thumb"),
            Mistake(
                what: "a pan for what touches nothing", original: "\"paging\": true",
                replacement: "\"touchTypes\": [\"finger\", \"nose\"]",
                line: """
                    sample.json: screens[1].content[0].touchTypes: expected a list of any of finger, pencil, pointer, \
                    found nose
                    """),
            Mistake(
                what: "an unknown key", original: "\"paging\": true", replacement: "\"pagin\": true",
                line: """
                    sample.json: screens[1].content[0].pagin: unknown key, did you mean paging? expected one of \
                    scroll, contentSize, paging, bounces, offset, inset, zoom, zoomRange, atLeadingEdge, controls, \
                    dismissesKeyboard, refreshes, alwaysBounces, directionalLock, delaysTouches, cancelsTouches, touchTypes, frame, \
                    backSwipe, sharedElement, enabled, exclusiveTouch, added, alpha, rotation, scale, content
                    """),
            Mistake(
                what: "a missing key", original: "\"title\": \"Detail\",", replacement: "",
                line: "sample.json: screens[1].title: missing, expected a string"),
            Mistake(
                what: "a number for a name", original: "\"slider\": \"volume\"", replacement: "\"slider\": 5",
                line: "sample.json: screens[1].content[0].content[0].slider: expected a string, found number"),
            Mistake(
                what: "a string among the numbers", original: "[20, 120, 350, 50]",
                replacement: "[20, 120, \"350\", 50]",
                line: "sample.json: screens[1].content[0].content[0].frame[2]: expected a number, found a string"),
            Mistake(
                what: "too few numbers", original: "[20, 120, 350, 50]", replacement: "[20, 120, 350]",
                line: """
                    sample.json: screens[1].content[0].content[0].frame: expected 4 numbers, [x, y, width, height], \
                    found 3
                    """),
            Mistake(
                what: "null", original: "\"paging\": true", replacement: "\"paging\": null",
                line: "sample.json: screens[1].content[0].paging: expected true or false, found null"),
            Mistake(
                what: "a negative time", original: "\"at\": 0.5", replacement: "\"at\": -0.5",
                line: "sample.json: fingers[0].at: expected 0 or more seconds, found -0.5"),
            Mistake(
                what: "a negative duration", original: "\"over\": 0.1", replacement: "\"over\": -1",
                line: "sample.json: fingers[0].path[0].over: expected 0 or more seconds, found -1.0"),
            Mistake(
                what: "a time that nobody waits for", original: "\"at\": 0.5", replacement: "\"at\": 1e6",
                line: "sample.json: fingers[0].at: expected at most 600 seconds, found 1000000.0"),
            Mistake(
                what: "a fraction for a whole number",
                original: "\"switch\": \"mute\", \"frame\": [20, 500, 51, 31], \"on\": true",
                replacement: "\"table\": \"list\", \"rows\": 2.5",
                line: "sample.json: screens[1].content[1].rows: expected a whole number, found 2.5"),
            Mistake(
                what: "a fraction among whole numbers", original: "[18, 26]", replacement: "[18, 26.5]",
                line: "sample.json: devices.systems: expected a whole number, found 26.5"),
            Mistake(
                what: "content that nobody can scroll through", original: "[780, 300]", replacement: "[1e7, 300]",
                line: """
                    sample.json: screens[1].content[0].contentSize: expected 0 to 100000 points, found 10000000.0
                    """),
            Mistake(
                what: "a frame that is out of the world", original: "[20, 120, 350, 50]",
                replacement: "[-1e6, 120, 350, 50]",
                line: """
                    sample.json: screens[1].content[0].content[0].frame: expected -100000 to 100000 points, found -1000000.0
                    """),
            Mistake(
                what: "a frame without end", original: "[20, 120, 350, 50]", replacement: "[20, 120, 350, 1e300]",
                line: "sample.json: screens[1].content[0].content[0].frame: expected 0 to 100000 points, found 1e+300"),
            Mistake(
                what: "more rows than a table is built with",
                original: "\"switch\": \"mute\", \"frame\": [20, 500, 51, 31], \"on\": true",
                replacement: "\"table\": \"list\", \"rows\": 1000000000",
                line: "sample.json: screens[1].content[1].rows: expected 0 to 10000 rows, found 1000000000"),
            Mistake(
                what: "a screen as wide as a city", original: "[18, 26]",
                replacement: "[18, 26], \"size\": [50000, 844]",
                line: "sample.json: devices.size: expected 0 to 10000 points, found 50000.0"),
            Mistake(
                what: "a finger that stays for hours", original: "{ \"to\": [315, 245], \"over\": 0.1 }",
                replacement: "{ \"hold\": 400 }, { \"hold\": 400 }",
                line: """
                    sample.json: fingers[0].path: expected a finger that is up after at most 600 seconds, found 800.5
                    """),
            Mistake(
                what: "a finger that lands beyond reach", original: "\"down\": [195, 245]",
                replacement: "\"down\": [1e9, 245]",
                line: "sample.json: fingers[0].down: expected -100000 to 100000 points, found 1000000000.0"),
            Mistake(
                what: "a number that no computer holds", original: "\"over\": 0.1", replacement: "\"over\": 1e999",
                line: "sample.json: expected JSON: line 8, column 87: expected a number, found 1e999"),
            Mistake(
                what: "a screen without extent", original: "[18, 26]", replacement: "[18, 26], \"size\": [390, 0]",
                line: "sample.json: devices.size: expected a size of more than 0 points"),
            Mistake(
                what: "more fingers than anybody has", original: "\"fingers\": [",
                replacement: "\"fingers\": [" + String(repeating: "{ \"down\": [1, 1] }, ", count: 200),
                line: "sample.json: fingers: expected at most 200 fingers, found 201"),
            Mistake(
                what: "a finger that goes two ways", original: "\"to\": [315, 245]",
                replacement: "\"to\": [315, 245], \"by\": [1, 0]",
                line: "sample.json: fingers[0].path[0]: expected exactly one of to, by, hold, samples, found to and by"),
            Mistake(
                what: "a name twice", original: "\"switch\": \"mute\"", replacement: "\"switch\": \"volume\"",
                line: """
                    sample.json: screens[1].content[1].switch: expected a name of its own, volume is another element's
                    """),
            Mistake(
                what: "a title twice", original: "\"title\": \"Detail\"", replacement: "\"title\": \"Home\"",
                line: "sample.json: screens[1].title: expected a title of its own, Home is another screen's"),
            Mistake(
                what: "an expectation of an element that is not there", original: "\"moved\": [\"volume\"]",
                replacement: "\"moved\": [\"volume\", \"balance\"]",
                line: """
                    sample.json: expect.toolkit.moved[1]: expected the name of something with a value, one of mute, volume, \
                    found balance
                    """),
            Mistake(
                what: "an expectation of the wrong kind of element", original: "\"scrolled\": [\"pager\"]",
                replacement: "\"scrolled\": [\"volume\"]",
                line: """
                    sample.json: expect.stock.on.26.scrolled[0]: expected the name of a scroll view or table, \
                    one of pager, found volume
                    """),
            Mistake(
                what: "an expectation of a screen that is not there", original: "\"top\": \"Detail\"",
                replacement: "\"top\": \"Details\"",
                line: """
                    sample.json: expect.stock.top: expected the title of a screen, one of Home, Detail, found Details
                    """),
            Mistake(
                what: "an action on a screen that is not there", original: "\"push\": \"Home\"",
                replacement: "\"push\": \"Third\"",
                line: """
                    sample.json: actions[0].push: expected the title of a screen, one of Home, Detail, found Third
                    """),
            Mistake(
                what: "an action with two verbs", original: "\"push\": \"Home\"",
                replacement: "\"push\": \"Home\", \"pop\": true",
                line: """
                    sample.json: actions[0]: expected exactly one of push, pop, set, present, presentSystemNavigation, \
                    presentNavigation, dismiss, rotate, configure, scroll, search, escape, add, remove, reduceMotion, \
                    systemPop, delegate, select, show, hide, key, bar, change, found push and pop
                    """),
            Mistake(
                what: "a bar without items", original: "\"push\": \"Home\", \"animated\": false",
                replacement: "\"bar\": \"Home\", \"items\": {}",
                line: "sample.json: actions[0].items: expected any of title, leading, trailing"),
            Mistake(
                what: "the bar of a screen that is not there", original: "\"push\": \"Home\", \"animated\": false",
                replacement: "\"bar\": \"Third\", \"items\": { \"trailing\": [\"Save\"] }",
                line: "sample.json: actions[0].bar: expected the title of a screen, one of Home, Detail, found Third"),
            Mistake(
                what: "a key that there is not", original: "\"push\": \"Home\", \"animated\": false",
                replacement: "\"key\": \"command+[\"",
                line: """
                    sample.json: actions[0].key: expected a character with any of cmd, shift, alt, ctrl before it, \
                    such as cmd+[, found command+[
                    """),
            Mistake(
                what: "an unknown contender", original: "\"toolkit\"", replacement: "\"toolbox\"",
                line: """
                    sample.json: expect.toolbox: unknown contender, expected one of stock, fullScreenOnly, seedCure1, \
                    seedRecipeA, seedRecipeB, fdRecipe, noRootGuard, panPerPush, percentPop, tabPan, toolkit, \
                    toolkitInstalled, seedRecipe
                    """),
            Mistake(
                what: "an unknown profile", original: "\"26\":", replacement: "\"27\":",
                line: """
                    sample.json: expect.stock.on: unknown profile 27, expected a system, a direction or both such as \
                    26, rtl, 18 rtl
                    """),
            Mistake(
                what: "an unknown system", original: "[18, 26]", replacement: "[18, 16]",
                line: "sample.json: devices.systems: expected one or more of 17, 18, 26, found [18, 16]"),
            Mistake(
                what: "an element of no kind", original: "\"switch\": \"mute\", ", replacement: "",
                line: """
                    sample.json: screens[1].content[1]: expected exactly one of scroll, table, slider, switch, stepper, \
                    segmented, textField, button, label, scrubber, rangeSlider, textView, pageControl, pages, web, view, \
                    container, stack, found none
                    """),
            Mistake(
                what: "a word that is none", original: "\"on\": true", replacement: "\"on\": yes",
                line: "sample.json: expected JSON: line 7, column 61: expected a value"),
            Mistake(
                what: "a bracket that is never closed", original: "\"on\": true }", replacement: "\"on\": true",
                line: "sample.json: expected JSON: line 7, column 66: expected a comma or }"),
            Mistake(
                what: "a key twice", original: "\"on\": true", replacement: "\"on\": true, \"on\": false",
                line: "sample.json: expected JSON: line 7, column 67: expected each key once in an object"),
        ]

        @Test(
            "A mistake in a scenario is named by file, key path and expectation",
            arguments: mistakes + splitMistakes + callMistakes)
        func mistake(_ mistake: Mistake) throws {
            let text = SampleScenario.json.replacingOccurrences(of: mistake.original, with: mistake.replacement)
            #expect(text != SampleScenario.json)
            let error = #expect(throws: ScenarioError.self) {
                try Scenario(Data(text.utf8), file: "sample.json")
            }
            #expect(error?.description == mistake.line)
        }

        @Test("A scenario file that is not there is named")
        func missingFile() {
            let file = URL(fileURLWithPath: "nowhere/sample.json")
            let error = #expect(throws: ScenarioError.self) { try Scenario(contentsOf: file) }
            #expect(error?.keyPath == "")
            #expect(error?.description.hasSuffix("sample.json: expected a file that can be read") == true)
        }

        @Test("An empty scenario file is no JSON")
        func emptyFile() {
            let error = #expect(throws: ScenarioError.self) { try Scenario(Data(), file: "empty.json") }
            #expect(error?.description == "empty.json: expected JSON: line 1, column 1: expected a value")
        }

        @Test("Endless nesting of JSON is refused before it can exhaust the stack")
        func nesting() {
            let text = String(repeating: "[", count: 100_000)
            let error = #expect(throws: ScenarioError.self) { try Scenario(Data(text.utf8), file: "deep.json") }
            #expect(error?.description.hasSuffix("expected at most 200 levels of nesting") == true)
        }
    }
}
