import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("Player")
    @MainActor
    struct PlayerTests {
        private static let iOS18 = Profile(system: 18, direction: .ltr)

        /// Plays `Home`, `Detail` with `content`, and `Third` in reserve, and returns what was seen.
        private func play(
            content: String = "[]", detail: String = "", home: String = "", fingers: String = "[]",
            actions: String = "[]", probes: [Double] = [], on profile: Profile = iOS18,
            with contender: ContenderName = .toolkit
        ) async throws -> Observation {
            let probes = probes.map { "{ \"at\": \($0), \"is\": 0 }" }.joined(separator: ", ")
            let json = """
                { "name": "play",
                  "screens": [ { "title": "Home"\(home) }, { "title": "Detail"\(detail), "content": \(content) } ],
                  "otherScreens": [ { "title": "Third" }, { "title": "Fourth" } ],
                  "fingers": \(fingers), "actions": \(actions),
                  "expect": { "\(contender.rawValue)": { "progress": [\(probes)] } } }
                """
            let scenario = try Scenario(Data(json.utf8), file: "play.json")
            return await ScenarioPlayer(scenario, on: profile, with: contender).play()
        }

        @Test("The first stack is shown before the scenario's time begins", arguments: ContenderName.allCases)
        func firstStack(_ contender: ContenderName) async throws {
            let seen = try await play(with: contender)
            #expect(seen.stack == ["Home", "Detail"])
            #expect(seen.top == "Detail")
            #expect(seen.appearance == [])
            #expect(seen.delegate == [])
            #expect(seen.faults == [])
        }

        @Test("Places in a scenario count from the leading edge", arguments: LayoutDirection.allCases)
        func mirroring(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: """
                    [ { "button": "leading", "frame": [10, 200, 60, 44] },
                      { "button": "edge", "frame": [0, 500, 60, 44] },
                      { "scroll": "strip", "frame": [0, 300, 390, 100], "contentSize": [900, 100], "offset": [30, 0],
                        "content": [ { "button": "inside", "frame": [40, 0, 60, 44] } ] } ]
                    """,
                fingers: """
                    [ { "down": [20, 220], "path": [ { "hold": 0.05 } ] },
                      { "down": [20, 320], "at": 1, "path": [ { "hold": 0.05 } ] },
                      { "down": [0, 520], "at": 2, "path": [ { "hold": 0.05 } ] } ]
                    """,
                on: Profile(system: 18, direction: direction))
            #expect(seen.value == ["leading": .number(1), "edge": .number(1), "inside": .number(1)])
            #expect(seen.offset == ["strip": [30, 0]])
        }

        @Test("Several fingers of a scenario can touch at once")
        func severalFingers() async throws {
            let seen = try await play(
                content: """
                    [ { "slider": "upper", "frame": [20, 200, 350, 50], "value": 0.5 },
                      { "slider": "lower", "frame": [20, 400, 350, 50], "value": 0.5 } ]
                    """,
                fingers: """
                    [ { "down": [195, 225], "path": [ { "by": [80, 0], "over": 0.2 } ] },
                      { "down": [195, 425], "path": [ { "by": [-80, 0], "over": 0.2 } ] } ]
                    """)
            #expect(seen.moved == ["lower", "upper"])
        }

        @Test("The player looks at progress at the times that it is asked for")
        func progress() async throws {
            let seen = try await play(
                fingers:
                    "[ { \"down\": [50, 400], \"path\": [ { \"by\": [205, 0], \"over\": 0.4 } ], \"up\": false } ]",
                probes: [0, 0.4])
            #expect(seen.progress.map(\.at) == [0, 0.4])
            #expect(seen.progress[0].is == 0)
            #expect(abs(seen.progress[1].is - 0.5) < 0.01)
        }

        @Test("A scenario's cancelled touch presses no button, unlike a lifted one")
        func cancelledTouch() async throws {
            let button = "[ { \"button\": \"more\", \"frame\": [10, 200, 60, 44] } ]"
            let finger = "\"down\": [20, 220], \"path\": [ { \"hold\": 0.05 } ]"
            let lifted = try await play(content: button, fingers: "[ { \(finger) } ]")
            let cancelled = try await play(content: button, fingers: "[ { \(finger), \"cancel\": true } ]")
            #expect(lifted.value == ["more": .number(1)])
            #expect(cancelled.value == ["more": .number(0)])
        }

        @Test("A scenario's actions change the stack")
        func stackActions() async throws {
            #expect(try await play(actions: "[ { \"push\": \"Third\" } ]").stack == ["Home", "Detail", "Third"])
            let popped = try await play(actions: "[ { \"pop\": true } ]")
            #expect(popped.stack == ["Home"])
            #expect(popped.popped == 1)
            let replaced = try await play(actions: "[ { \"set\": [\"Third\", \"Home\"], \"animated\": false } ]")
            #expect(replaced.stack == ["Third", "Home"])
            #expect(try await play(actions: "[ { \"escape\": true } ]").stack == ["Home"])
        }

        @Test("A view counts what it has taken of touches, unless the touch was taken away", arguments: [false, true])
        func ownTouches(_ isCancelled: Bool) async throws {
            let seen = try await play(
                content: """
                    [ { "view": "drawn", "frame": [0, 100, 100, 100], "followsTouches": true },
                      { "view": "dragged", "frame": [100, 100, 100, 100], "pan": true },
                      { "view": "pressed", "frame": [200, 100, 100, 100], "longPress": true },
                      { "view": "swiped", "frame": [0, 300, 390, 100], "swipe": "leading" },
                      { "view": "turned", "frame": [0, 500, 390, 200], "pinch": true, "rotates": true },
                      { "view": "plain", "frame": [0, 700, 100, 100] } ]
                    """,
                fingers: """
                    [ { "down": [50, 120], "path": [ { "by": [0, 50], "over": 0.2 } ], "cancel": \(isCancelled) },
                      { "down": [150, 120], "at": 1, "path": [ { "by": [0, 50], "over": 0.2 } ] },
                      { "down": [250, 120], "at": 2, "path": [ { "hold": 0.8 } ] },
                      { "down": [300, 350], "at": 3, "path": [ { "by": [-150, 0], "over": 0.1 } ] },
                      { "down": [150, 600], "at": 5, "path": [ { "hold": 0.5 } ] },
                      { "down": [250, 600], "at": 5, "path": [ { "by": [60, 80], "over": 0.4 } ] },
                      { "down": [100, 350], "at": 4, "path": [ { "by": [-80, 0], "over": 0.9 } ] } ]
                    """)
            #expect(
                seen.value == [
                    "drawn": .number(isCancelled ? 0 : 1), "dragged": .number(1), "pressed": .number(1),
                    "swiped": .number(1), "turned": .number(2),
                ])
        }

        @Test("Of two knobs the nearer one follows, up to the other", arguments: LayoutDirection.allCases)
        func rangeSlider(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: "[ { \"rangeSlider\": \"price\", \"frame\": [0, 200, 300, 40], \"value\": [0.2, 0.6] } ]",
                fingers: """
                    [ { "down": [70, 220], "path": [ { "by": [200, 0], "over": 0.2 } ] },
                      { "down": [200, 220], "at": 1, "path": [ { "by": [70, 0], "over": 0.2 } ] } ]
                    """,
                on: Profile(system: 18, direction: direction))
            #expect(seen.value["price"]?.isClose(to: .numbers([0.6, 0.9])) == true, "\(seen.value)")
            #expect(seen.moved == ["price"])
        }

        @Test("A finger's samples are played as they are", arguments: LayoutDirection.allCases)
        func samples(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: "[ { \"scrubber\": \"bar\", \"frame\": [0, 200, 300, 40], \"value\": 0.1 } ]",
                fingers: """
                    [ { "down": [30, 220], "path": [ { "samples": [[0.01, 60, 220], [0.05, 150, 221]] } ] } ]
                    """,
                on: Profile(system: 18, direction: direction))
            #expect(seen.value["bar"]?.isClose(to: .number(0.5)) == true)
        }

        @Test("A touch goes to the view that takes it beyond its bounds, or behind one that passes it")
        func touched() async throws {
            let seen = try await play(
                content: """
                    [ { "view": "pad", "frame": [100, 200, 50, 50], "touchOutset": 20, "followsTouches": true },
                      { "view": "overlay", "frame": [0, 400, 390, 200], "passesTouches": true,
                        "content": [ { "button": "inside", "frame": [10, 10, 60, 44] } ] },
                      { "slider": "upright", "frame": [200, 600, 100, 40], "rotation": 90, "scale": 0.5, "alpha": 0.5 } ]
                    """,
                fingers: """
                    [ { "down": [90, 190] }, { "down": [20, 420], "at": 1 }, { "down": [200, 500], "at": 2 },
                      { "down": [250, 640], "at": 3 }, { "down": [205, 620], "at": 4 } ]
                    """)
            #expect(seen.touched == ["pad", "inside", "Detail", "upright", "Detail"])
        }

        @Test("How long a screen stands still is looked at where it is asked for")
        func still() async throws {
            let json = """
                { "name": "play", "screens": [ { "title": "Home" }, { "title": "Detail" } ],
                  "fingers": [ { "down": [50, 400],
                    "path": [ { "by": [100, 0], "over": 0.2 }, { "hold": 0.3 }, { "by": [100, 0], "over": 0.2 } ] } ],
                  "expect": { "toolkit": { "still": [
                    { "of": "Detail", "from": 0.1, "to": 0.7, "atLeast": 0.28, "atMost": 0.32 },
                    { "of": "Detail", "from": 0.55, "to": 0.7, "atMost": 0.04 },
                    { "of": "Detail", "from": 0.1, "to": 0.7, "atMost": 0.2 } ] } } }
                """
            let scenario = try Scenario(Data(json.utf8), file: "play.json")
            let performance = await ScenarioPlayer.perform(scenario, on: Self.iOS18, with: .toolkit)
            #expect(performance.mismatches.map(\.expected) == ["at most 0.2"], "\(performance.mismatches)")
        }

        @Test("Text is selected, pages are turned, and a page control is tapped", arguments: LayoutDirection.allCases)
        func pagesAndText(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: """
                    [ { "textView": "note", "frame": [0, 100, 390, 100], "text": "some words to read", "editable": false },
                      { "pages": "album", "frame": [0, 250, 390, 300], "count": 3 },
                      { "pageControl": "dots", "frame": [95, 600, 200, 30], "count": 5, "selected": 4 },
                      { "web": "page", "frame": [0, 650, 390, 100], "history": 7 } ]
                    """,
                fingers: """
                    [ { "down": [20, 115], "path": [ { "hold": 0.8 } ] },
                      { "down": [350, 400], "at": 2, "path": [ { "by": [-250, 0], "over": 0.2 } ] },
                      { "down": [110, 615], "at": 4, "path": [ { "hold": 0.05 } ] } ]
                    """,
                on: Profile(system: 18, direction: direction))
            let selected = try #require(seen.value["note"])
            #expect(selected != .number(0))
            #expect(seen.value["album"] == .number(1))
            #expect(seen.value["dots"] == .number(3))
            #expect(seen.value["page"] == .number(7))
            #expect(seen.moved == ["dots"])
        }

        @Test("A row of a table can have an action at its leading side", arguments: LayoutDirection.allCases)
        func leadingActions(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: "[ { \"table\": \"list\", \"rows\": 20, \"leadingActions\": true } ]",
                fingers: """
                    [ { "down": [100, 300], "path": [ { "by": [120, 0], "over": 0.2 } ] },
                      { "down": [37, 300], "at": 1.5, "path": [ { "hold": 0.05 } ] } ]
                    """,
                on: Profile(system: 18, direction: direction), with: .stock)
            #expect(seen.value == ["list": .number(1)])
        }

        @Test("The content of a table's first row counts from the leading edge", arguments: LayoutDirection.allCases)
        func firstRow(_ direction: LayoutDirection) async throws {
            let seen = try await play(
                content: """
                    [ { "table": "list", "rows": 5, "rowHeight": 80,
                        "content": [ { "button": "leading", "frame": [10, 20, 60, 44] },
                                     { "button": "trailing", "frame": [320, 20, 60, 44] } ] } ]
                    """,
                fingers: "[ { \"down\": [20, 40], \"path\": [ { \"hold\": 0.05 } ] } ]",
                on: Profile(system: 18, direction: direction))
            #expect(seen.value == ["leading": .number(1), "trailing": .number(0), "list": .number(0)])
        }

        @Test("Whether the bar is in sight is looked at where an expectation or what is wanted asks for it")
        func bars() async throws {
            let json = """
                { "name": "bars", "screens": [ { "title": "Home" }, { "title": "Detail" } ],
                  "actions": [ { "at": 0.5, "configure": "Detail", "options": { "hidesNavigationBar": true } } ],
                  "wanted": { "bars": [ { "at": 0, "shown": true } ] },
                  "expect": { "toolkit": { "bars": [ { "at": 1, "shown": false } ] } } }
                """
            let scenario = try Scenario(Data(json.utf8), file: "bars.json")
            let performance = await ScenarioPlayer.perform(scenario, on: Self.iOS18, with: .toolkit)
            #expect(performance.observed.bars.map(\.at) == [0, 1])
            #expect(performance.observed.bars.map(\.shown) == [true, false])
            #expect(performance.verdict == .resolved)
            #expect(performance.holds)
        }

        @Test("A transition that has stopped for good is seen before a play ends")
        func frozen() async throws {
            let drag = "[ { \"down\": [100, 400], \"path\": [ { \"by\": [250, 0], \"over\": 0.2 } ] } ]"
            let actions = "[ { \"pop\": true, \"animated\": false }, { \"at\": 2, \"push\": \"Third\" } ]"
            let seen = try await play(
                fingers: drag.replacingOccurrences(of: "\"down\"", with: "\"at\": 1, \"down\""), actions: actions,
                with: .noRootGuard)
            #expect(seen.faults == ["transitionNeverCompleted"])
        }

        @Test("A scenario's actions present and dismiss")
        func modalActions() async throws {
            let present = "{ \"present\": \"Third\" }"
            #expect(try await play(actions: "[ \(present) ]").presented == ["Third"])
            #expect(try await play(actions: "[ \(present), { \"at\": 1, \"dismiss\": true } ]").presented == [])
            let picker = try await play(
                actions: "[ { \"presentSystemNavigation\": [\"Third\", \"Fourth\"], \"hidesBar\": true } ]")
            #expect(picker.presented == ["Fourth"])
            #expect(picker.barHidden)
            #expect(picker.stack == ["Home", "Detail"])
        }

        @Test("A scenario's bar is read from its leading end on", arguments: LayoutDirection.allCases)
        func bar(_ direction: LayoutDirection) async throws {
            let profile = Profile(system: 18, direction: direction)
            #expect(try await play(on: profile, with: .stock).bar == ["Home", "Detail"])
            let items = "{ \"title\": \"Draft\", \"leading\": [\"Cancel\"], \"trailing\": [\"Save\", \"Share\"] }"
            let actions = "[ { \"bar\": \"Detail\", \"items\": \(items) } ]"
            let seen = try await play(actions: actions, on: profile, with: .stock)
            #expect(seen.bar == ["Cancel", "Draft", "Share", "Save"])
            #expect(try await play(detail: ", \"hidesNavigationBar\": true").bar == [])
        }

        @Test(
            "What is edited at once has the keyboard, and a list dismisses it as the file says",
            arguments: ["\"scroll\": \"list\", \"contentSize\": [390, 900]", "\"table\": \"list\", \"rows\": 20"])
        func keyboard(list: String) async throws {
            let content = """
                [ { "textField": "name", "frame": [0, 100, 390, 40], "editing": true },
                  { \(list), "frame": [0, 200, 390, 300], "dismissesKeyboard": "onDrag" } ]
                """
            let edited = try await play(content: content)
            #expect(edited.keyboard == .shown && edited.firstResponder == "name")
            let dragged = try await play(
                content: content,
                fingers: "[ { \"down\": [195, 400], \"path\": [ { \"by\": [0, -90], \"over\": 0.2 } ] } ]")
            #expect(dragged.keyboard == .hidden && dragged.firstResponder == "")
        }

        @Test("A screen's accessory view is at the lower end, and its elements are found by their names")
        func accessory() async throws {
            let bar = ", \"inputAccessory\": [ { \"button\": \"send\", \"frame\": [300, 0, 80, 50] } ]"
            let seen = try await play(
                detail: bar, fingers: "[ { \"down\": [340, 785], \"path\": [ { \"hold\": 0.05 } ] } ]")
            #expect(seen.keyboard == .accessory && seen.firstResponder == "Detail")
            #expect(seen.touched == ["send"])
        }

        @Test(
            "A scenario's key is pressed with its modifiers, and brackets are mirrored",
            arguments: LayoutDirection.allCases)
        func keys(_ direction: LayoutDirection) async throws {
            let keys = ["cmd+[": 1, "cmd+]": 0, "[": 0, "shift+cmd+[": 0]
            for (key, popped) in keys {
                let seen = try await play(
                    actions: "[ { \"key\": \"\(key)\" } ]", on: Profile(system: 18, direction: direction),
                    with: .stock)
                #expect(seen.popped == popped, "\(key)")
            }
        }

        @Test("A scenario's actions scroll, and turn the device")
        func otherActions() async throws {
            let seen = try await play(
                content: "[ { \"scroll\": \"strip\", \"contentSize\": [3000, 100] } ]",
                actions: "[ { \"scroll\": \"strip\", \"to\": [200, 0] }, { \"at\": 1, \"rotate\": [844, 390] } ]")
            #expect(seen.offset == ["strip": [200, 0]])
            #expect(seen.faults == [])
        }

        @Test("Options can be changed while a scenario runs")
        func configuring() async throws {
            let drag = "{ \"down\": [100, 400], \"at\": 1, \"path\": [ { \"by\": [250, 0], \"over\": 0.2 } ] }"
            let action = "{ \"configure\": \"Detail\", \"options\": { \"mode\": \"disabled\" } }"
            #expect(try await play(fingers: "[ \(drag) ]").top == "Home")
            #expect(try await play(fingers: "[ \(drag) ]", actions: "[ \(action) ]").top == "Detail")
        }

        @Test("A scenario's actions take elements, recognizers, and delegates away")
        func takingAway() async throws {
            let tap = "[ { \"down\": [100, 230], \"at\": 0.5 } ]"
            let button = "[ { \"button\": \"buy\", \"frame\": [50, 200, 100, 60] } ]"
            let removed = try await play(content: button, fingers: tap, actions: "[ { \"remove\": \"buy\" } ]")
            #expect(removed.value["buy"] == .number(0))
            let swipe = "[ { \"down\": [5, 400], \"at\": 0.5, \"path\": [ { \"by\": [300, 0], \"over\": 0.2 } ] } ]"
            let disabled = try await play(
                fingers: swipe, actions: "[ { \"systemPop\": false } ]", with: .stock)
            #expect(disabled.popped == 0)
            let silent = try await play(fingers: swipe, actions: "[ { \"delegate\": \"none\" } ]", with: .stock)
            #expect(silent.popped == 1 && silent.delegate == [])
            let another = try await play(fingers: swipe, actions: "[ { \"delegate\": \"another\" } ]", with: .stock)
            #expect(another.delegate == ["willShow Home", "didShow Home"])
        }

        @Test("A scenario's action makes the person prefer less motion", arguments: [false, true])
        func reduceMotion(isReduced: Bool) async throws {
            let scenario = try Scenario(
                Data(
                    """
                    { "name": "play", "screens": [ { "title": "Home" }, { "title": "Detail", "transition": "cube" } ],
                      "actions": [ { "reduceMotion": \(isReduced) }, { "at": 0.1, "pop": true } ],
                      "expect": { "toolkit": { "poses": [ { "at": 0.4, "of": "Detail", "shown": true } ] } } }
                    """.utf8), file: "play.json")
            let observed = await ScenarioPlayer(scenario, on: Self.iOS18, with: .toolkit).play()
            let corners = try #require(observed.poses[0].corners)
            #expect((corners[0] == [0, 0]) == isReduced)
        }

        // Fails when what is left of a rounded offset is a turn of a page.
        @Test("Pages of a fractional width turn none by being laid out")
        func fractionalPages() async throws {
            let pages = ", \"content\": [ { \"pages\": \"pages\", \"frame\": [206, 16.4, 91.6, 298.7] } ]"
            let observed = try await play(home: pages, on: Profile(system: 18, direction: .rtl), with: .stock)
            #expect(observed.faults == [])
        }

        @Test("A screen that asks first is answered within the play, whatever else waits on the main actor")
        func asking() async throws {
            let drag = "[ { \"down\": [100, 400], \"path\": [ { \"by\": [250, 0], \"over\": 0.2 } ] } ]"
            let yes = try await play(detail: ", \"shouldPop\": \"asksYes\"", fingers: drag)
            #expect(yes.top == "Home")
            #expect(yes.events == ["refused: the screen asks first"])
            #expect(try await play(detail: ", \"shouldPop\": \"asksNo\"", fingers: drag).top == "Detail")
        }

        @Test("The player records a fault by its kind")
        func faults() async throws {
            let seen = try await play(actions: "[ { \"push\": \"Detail\" } ]", with: .stock)
            #expect(seen.faults == ["pushedTwice"])
        }

        @Test("A finger that stays down does not keep a play from ending")
        func restingFinger() async throws {
            let seen = try await play(
                fingers:
                    "[ { \"down\": [100, 400], \"path\": [ { \"by\": [100, 0], \"over\": 0.2 } ], \"up\": false } ]")
            #expect(seen.popped == 0)
            #expect(seen.events == ["began"])
        }

        @Test("The bar of the FD recipe comes back a turn after its screen has left")
        func barOfFD() async throws {
            let seen = try await play(
                detail: ", \"hidesNavigationBar\": true", actions: "[ { \"pop\": true, \"animated\": false } ]",
                with: .fdRecipe)
            #expect(!seen.barHidden)
            #expect(seen.top == "Home")
        }
    }
}
