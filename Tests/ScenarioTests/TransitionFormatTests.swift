import Foundation
import FullScreenPop
import ScreenTransitions
import Testing
import UIKit

@testable import Scenarios

extension ScenarioTests {
    @Suite("Transitions in files")
    struct TransitionFormatTests {
        private static let json = """
            { "name": "sample", "tabBar": true, "drivers": ["contentPop", "percentDriven"],
              "screens": [
                { "title": "Home" },
                { "title": "Detail", "transition": "cube", "hidesTabBar": true,
                  "interactor": { "gesture": "panDown", "distance": 300, "completion": "velocity" },
                  "content": [ { "view": "card", "frame": [0, 0, 10, 10] } ] } ],
              "otherScreens": [
                { "title": "Profile", "modal": { "present": "bounce", "dismiss": "drop", "interactor": "pinch",
                                                 "style": "custom" } },
                { "title": "Card", "interactor": { "gesture": "distancePan", "direction": "forward",
                                                   "distance": 250 } } ],
              "actions": [ { "at": 1, "presentNavigation": ["Profile"] } ],
              "expect": {
                "toolkit": {
                  "tabBarHidden": true,
                  "poses": [ { "at": 0.5, "of": "card", "frame": [1, 2, 3, 4], "opacity": 0.5 } ],
                  "callbacks": ["began", { "is": "Home.viewWillAppear", "at": 0.2, "within": 0.1 }] } } }
            """

        private static let gestures = "pan, leadingEdgePan, distancePan, panDown, panUp, pinch, spread"

        @Test("What a file says of transitions, gestures, modals, poses and callbacks is read")
        func decoded() throws {
            let scenario = try Scenario(Data(Self.json.utf8), file: "sample.json")
            #expect(scenario.tabBar != nil)
            #expect(scenario.drivers == [.contentPop, .percentDriven])
            let detail = scenario.screens[1]
            #expect(detail.hidesTabBar)
            #expect(detail.options.transition == .cube)
            #expect(
                detail.options.interactor
                    == InteractorOptions(gesture: .panDown, distance: 300, completion: .velocity))
            let modal = try #require(scenario.otherScreens[0].modal)
            #expect(modal.present == .bounce && modal.dismiss == .drop && modal.style == .custom)
            #expect(modal.interactor == InteractorOptions(gesture: .pinch))
            #expect(
                scenario.otherScreens[1].options.interactor
                    == InteractorOptions(gesture: .distancePan, direction: .forward, distance: 250))
            let expected = try #require(scenario.expectations[.toolkit]?.general)
            #expect(expected.tabBarHidden == true)
            let pose = try #require(expected.poses?.first)
            #expect(pose.of == "card" && pose.frame == [1, 2, 3, 4] && pose.opacity == 0.5 && pose.within == 1)
            let callbacks = try #require(expected.callbacks)
            #expect(callbacks.map(\.is) == ["began", "Home.viewWillAppear"])
            #expect(callbacks.map(\.at) == [nil, 0.2])
        }

        private static func sheet(_ keys: String) throws -> SheetOptions? {
            let json = """
                { "name": "sample", "screens": [ { "title": "Home", "modal": { "style": "sheet"\(keys) } } ],
                  "expect": { "stock": {} } }
                """
            return try Scenario(Data(json.utf8), file: "sample.json").screens[0].sheet
        }

        @Test("What a file says of sheets is read")
        func sheets() throws {
            let plain = try #require(try Self.sheet(""))
            #expect(plain.style == .sheet && plain.detents == [.large] && plain.selectedDetent == nil)
            #expect(plain.scrollingExpands && !plain.isModal)
            let sheet = try #require(
                try Self.sheet(
                    """
                    , "detents": ["medium", "large"], "selectedDetent": "large", "scrollingExpands": false,
                    "modalInPresentation": true
                    """))
            #expect(sheet.detents == [.medium, .large] && sheet.selectedDetent == .large)
            #expect(!sheet.scrollingExpands && sheet.isModal)
        }

        @Test(
            "A mistake about a sheet is named by file, key path and expectation",
            arguments: [
                (", \"detents\": [\"small\"]", "detents: expected medium, large, or both in this order"),
                (", \"detents\": []", "detents: expected medium, large, or both in this order"),
                (
                    ", \"detents\": [\"medium\"], \"selectedDetent\": \"large\"",
                    "selectedDetent: expected one of the detents, found large"
                ),
                (", \"selectedDetent\": \"full\"", "selectedDetent: expected one of medium, large, found full"),
            ])
        func sheetMistakes(keys: String, message: String) {
            #expect {
                _ = try Self.sheet(keys)
            } throws: {
                "\($0)" == "sample.json: screens[0].modal.\(message)"
            }
        }

        @Test("A pan to the left over 300 points is at −x / 300, mirrored in right-to-left interfaces")
        func leftwards() {
            let options = InteractorOptions(gesture: .distancePan, direction: .forward, distance: 300)
            let size = CGSize(width: 390, height: 844)
            for (x, progress) in [(-75, 0.25), (-300, 1), (-400, 1), (0, 0), (75, 0)] as [(CGFloat, CGFloat)] {
                let movement = CGPoint(x: x, y: 40)
                #expect(options.transitionGesture.progress(movedBy: movement, in: size) == progress)
                let mirrored = CGPoint(x: -x, y: 40)
                #expect(
                    options.transitionGesture.progress(movedBy: mirrored, in: size, layout: .rightToLeft) == progress)
            }
            #expect(
                InteractorOptions(gesture: .pan, direction: .forward).transitionGesture.movement
                    == .pan(.forward, distance: .container, region: .anywhere))
            #expect(InteractorOptions(gesture: .pan).transitionGesture.movement == TransitionGesture.pan.movement)
        }

        @Test("Files and the package have the same transitions and gestures")
        func names() {
            #expect(TransitionName.allCases.map(\.rawValue) == ScreenTransition.gallery.map(\.name))
            #expect(InteractorOptions.Gesture.allCases.map(\.rawValue) == TransitionGesture.all.map(\.name))
        }

        @Test(
            "A mistake about transitions is named by file, key path and expectation",
            arguments: [
                (
                    "\"transition\": \"cube\"", "\"transition\": \"cub\"",
                    "screens[1].transition: expected one of "
                        + TransitionName.allCases.map(\.rawValue).joined(separator: ", ") + ", found cub"
                ),
                (
                    "\"gesture\": \"panDown\"", "\"gesture\": \"push\"",
                    "screens[1].interactor.gesture: expected one of \(gestures), found push"
                ),
                (
                    "\"interactor\": \"pinch\"", "\"interactor\": \"pnch\"",
                    "otherScreens[0].modal.interactor: expected one of \(gestures), found pnch"
                ),
                (
                    "\"gesture\": \"panDown\"", "\"gesture\": \"pinch\"",
                    "screens[1].interactor.distance: expected only with distancePan, panDown and panUp"
                ),
                (
                    "\"distance\": 300", "\"distance\": 0",
                    "screens[1].interactor.distance: expected more than 0 points, found 0.0"
                ),
                (
                    "\"direction\": \"forward\"", "\"direction\": \"left\"",
                    "otherScreens[1].interactor.direction: expected one of back, forward, found left"
                ),
                (
                    "\"direction\": \"forward\"", "\"direction\": 1",
                    "otherScreens[1].interactor.direction: expected a string, found number"
                ),
                (
                    "\"gesture\": \"distancePan\"", "\"gesture\": \"panUp\"",
                    "otherScreens[1].interactor.direction: expected only with pan and distancePan"
                ),
                (
                    "\"completion\": \"velocity\"", "\"completion\": \"never\"",
                    "screens[1].interactor.completion: expected one of projection, distance, velocity, found never"
                ),
                (
                    "\"present\": \"bounce\", ", "",
                    "otherScreens[0].modal.present: missing, expected a string"
                ),
                (
                    "\"style\": \"custom\"", "\"style\": \"card\"",
                    """
                    otherScreens[0].modal.style: expected one of fullScreen, overFullScreen, custom, sheet, formSheet, \
                    popover, found card
                    """
                ),
                (
                    "\"style\": \"custom\"", "\"style\": \"sheet\"",
                    """
                    otherScreens[0].modal.dismiss: unknown key, expected one of style, detents, selectedDetent, \
                    undimmedDetent, scrollingExpands, modalInPresentation
                    """
                ),
                (
                    "\"style\": \"custom\"", "\"look\": \"custom\"",
                    """
                    otherScreens[0].modal.look: unknown key, expected one of present, dismiss, interactor, style
                    """
                ),
                (
                    "\"contentPop\", ", "\"fast\", ",
                    "drivers[0]: expected one of automatic, systemTarget, contentPop, percentDriven, found fast"
                ),
                (
                    "\"contentPop\", ", "\"percentDriven\", ",
                    "drivers: expected one or more drivers, each once"
                ),
                ("\"toolkit\"", "\"stock\"", "drivers: expected an expectation of toolkit as well"),
                (
                    "\"presentNavigation\": [\"Profile\"]", "\"presentNavigation\": []",
                    "actions[0].presentNavigation: expected the titles of one or more screens"
                ),
                (
                    "\"presentNavigation\": [\"Profile\"]", "\"presentNavigation\": [\"Profil\"]",
                    "actions[0].presentNavigation[0]: expected the title of a screen, one of Home, Detail, Profile, Card, "
                        + "found Profil"
                ),
                (
                    "\"of\": \"card\"", "\"of\": \"cart\"",
                    "expect.toolkit.poses[0].of: expected the title of a screen or the name of an element, one of "
                        + "Home, Detail, Profile, Card, card, found cart"
                ),
                (
                    "\"frame\": [1, 2, 3, 4], \"opacity\": 0.5", "\"within\": 2",
                    "expect.toolkit.poses[0]: expected one or more of frame, corners, opacity, dimming, shown"
                ),
                (
                    "\"opacity\": 0.5", "\"opacity\": 5",
                    "expect.toolkit.poses[0].opacity: expected a number from 0 to 1, found 5.0"
                ),
                (
                    "\"opacity\": 0.5", "\"corners\": [[0, 0], [1, 1]]",
                    "expect.toolkit.poses[0].corners: expected four corners, each [x, y]"
                ),
                (
                    "\"at\": 0.2, \"within\"", "\"within\"",
                    "expect.toolkit.callbacks[1].within: expected only beside at"
                ),
            ])
        func mistake(_ original: String, _ replacement: String, line: String) {
            let text = Self.json.replacingOccurrences(of: original, with: replacement)
            #expect(text != Self.json)
            let error = #expect(throws: ScenarioError.self) { try Scenario(Data(text.utf8), file: "sample.json") }
            #expect(error?.description == "sample.json: \(line)")
        }
    }
}
