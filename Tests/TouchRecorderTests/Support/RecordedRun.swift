import Foundation
import UIKit

@testable import Scenarios
@testable import TouchRecorder

/// A scenario that was played with a recorder attached: what was seen, and the file.
@MainActor
struct RecordedRun {
    let seen: Observation
    let file: Data

    init(_ scenario: Scenario, on profile: Profile, with contender: ContenderName, includesText: Bool = true)
        async throws
    {
        var options = TouchRecorder.Options(describing: scenario)
        options.includesText = includesText
        options.contender = contender == .stock ? .stock : .toolkit
        let player = ScenarioPlayer(scenario, on: profile, with: contender)
        var recorder: TouchRecorder?
        player.willBegin = {
            recorder = TouchRecorder(window: $0, options: options)
            recorder?.start()
        }
        seen = await player.play()
        recorder?.stop()
        file = try recorder?.scenario(name: scenario.name) ?? Data()
    }

    /// What is seen when the file is played again.
    func replay(with contender: ContenderName) async throws -> Observation {
        let scenario = try Scenario(file, file: "recorded.json")
        let player = ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: contender)
        return await player.play()
    }
}

extension TouchRecorder.Options {
    /// Tells of screens and views what an app would tell that knows what the scenario says.
    @MainActor
    init(describing scenario: Scenario) {
        self.init()
        let elements = Dictionary(
            scenario.allScreens.flatMap(\.elements).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        describeScreen = { ($0 as? ScreenViewController).map(TouchRecorder.ScreenDescription.init) }
        describeView = { view in
            TouchRecorder.ViewDescription(view, view.accessibilityIdentifier.flatMap { elements[$0] })
        }
    }
}

extension TouchRecorder.ScreenDescription {
    @MainActor
    init(_ controller: ScreenViewController) {
        self.init()
        let options = controller.options
        switch (options.mode, options.startRegion) {
        case (.disabled, _): start = .nowhere
        case (.leadingEdge, _): start = .leadingEdge
        case (_, .points(let points)): start = .within(CGFloat(points))
        case (_, .fraction(let fraction)): start = .fraction(CGFloat(fraction))
        case (.fullScreen, nil): start = .anywhere
        case (nil, nil): break
        }
        hidesNavigationBar = options.hidesNavigationBar
        popAnswer = options.shouldPop.flatMap { PopAnswer(rawValue: $0.rawValue) }
        transition = options.transition?.rawValue
        gesture = options.interactor.map(Gesture.init)
        if let options = controller.screen.modal {
            modal = Modal(present: options.present.rawValue)
            modal?.dismiss = options.dismiss?.rawValue
            modal?.gesture = options.interactor.map(Gesture.init)
        }
    }
}

extension TouchRecorder.ScreenDescription.Gesture {
    init(_ options: InteractorOptions) {
        self.init(options.gesture.rawValue)
        distance = options.distance.map { CGFloat($0) }
        isForward = options.direction == .forward
        completion = options.completion?.rawValue
    }
}

extension TouchRecorder.ViewDescription {
    /// - Parameter element: What the scenario says of the view; nil for views that are not in it.
    @MainActor
    init(_ view: UIView, _ element: Element?) {
        self.init()
        if let track = view as? TrackControl {
            let values = track.values.map { Double($0) }
            kind = values.count == 1 ? .scrubber(value: values[0]) : .rangeSlider(lower: values[0], upper: values[1])
        }
        backSwipe = element?.backSwipe.flatMap { BackSwipe(rawValue: $0.rawValue) }
        sharedElement = element?.sharedElement
        switch element?.kind {
        case .web(_, let hasEdgeSwipe):
            kind = (view as? HistoryView).map { .web(history: $0.history, hasEdgeSwipe: hasEdgeSwipe) }
        case .scroll(let options):
            atScrollEdge = options.atLeadingEdge.flatMap { ScrollEdge(rawValue: $0.rawValue) }
            controlTouches = options.controls.flatMap { ControlTouches(rawValue: $0.rawValue) }
        case .view(let options):
            touchOutset = CGFloat(options.touchOutset)
            passesTouches = options.passesTouches
        default: break
        }
    }
}
