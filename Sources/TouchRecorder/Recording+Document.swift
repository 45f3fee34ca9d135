import UIKit

extension Recording {
    /// The recorded scenario.
    func document(name: String) -> ScenarioDocument {
        let documents = reader.documents
        func described(_ titles: [String]) -> [ScreenDocument] { titles.compactMap { documents[$0] } }
        var scenario = ScenarioDocument(
            name: name, about: "", device: device, screens: described(layout.screens), fingers: [],
            expect: expectations)
        if let tabs = layout.tabs {
            scenario.tabBar = TabBarDocument(
                before: tabs.before.map(described), after: tabs.after.map(described),
                swipes: tabs.areSwiped ? true : nil)
        }
        scenario.hidesBars = layout.hidesBars
        switch stacks.surroundings {
        case .nothing: break
        case .sidebar(let width): scenario.sidebar = Double(width).asLength
        case .header(let height): scenario.child = Double(height).asLength
        case .secondStack: scenario.sideBySide = layout.second.map(described)
        }
        if let split = stacks.split, let primary = layout.primary {
            scenario.split = SplitDocument(
                split, primary: described(primary), supplementary: layout.supplementary.map(described))
        }
        let others = reader.titles.filter { !layout.placed.contains($0) }
        if !others.isEmpty { scenario.otherScreens = described(others) }
        take(touchesInto: &scenario)
        scenario.about = about
        return scenario
    }

    private func take(touchesInto scenario: inout ScenarioDocument) {
        let events = tracks.flatMap(\.times) + follower.log.actions.map(\.at)
        let clock = ScenarioClock(start: start, events: events, hasPresented: !layout.presented.isEmpty)
        scenario.fingers = tracks.map { FingerDocument($0, clock, reader.mirror) }.filter {
            $0.at < ScenarioClock.longest
        }
        let actions = follower.log.actions.map { action in
            var action = action
            action.at = clock.time(of: action.at)
            return action
        }.filter { $0.at < ScenarioClock.longest }
        if let last = events.max(), clock.time(of: last) >= ScenarioClock.longest { note(.length) }
        let all = layout.presented + layout.systemPop + actions
        if !all.isEmpty { scenario.actions = all }
    }

    private var about: String {
        var sentences = ["Recorded on iOS \(device.system). Say in \"wanted\" what the person wants to see."]
        if reader.hasUnreadScreens { note(.loadedLate) }
        let missing = reader.omissions.sentences
        if !missing.isEmpty { sentences.append("Not as it was: \(missing.joined(separator: "; ")).") }
        return sentences.joined(separator: " ")
    }

    /// What was seen, for the app's own contender. The others are played alongside, and nothing is expected of them.
    private var expectations: [String: ExpectationDocument] {
        let contender = reader.options.contender.rawValue
        return ["stock": ExpectationDocument(), "toolkit": ExpectationDocument()].merging([contender: expectation]) {
            $1
        }
    }
}

extension SplitDocument {
    @MainActor
    fileprivate init(
        _ split: UISplitViewController, primary: [ScreenDocument], supplementary: [ScreenDocument]?
    ) {
        self.primary = primary
        self.supplementary = supplementary
        displayMode = split.preferredDisplayMode.name
        behavior = split.preferredSplitBehavior.name
        presentsWithGesture = split.presentsWithGesture
    }
}

extension UISplitViewController.DisplayMode {
    /// The format's name; nil for the default and for modes that it does not have.
    fileprivate var name: String? {
        switch self {
        case .secondaryOnly: "secondaryOnly"
        case .oneBesideSecondary: "oneBesideSecondary"
        case .oneOverSecondary: "oneOverSecondary"
        case .twoBesideSecondary: "twoBesideSecondary"
        case .twoOverSecondary: "twoOverSecondary"
        case .twoDisplaceSecondary: "twoDisplaceSecondary"
        default: nil
        }
    }
}

extension UISplitViewController.SplitBehavior {
    /// The format's name; nil for the default and for behaviours that it does not have.
    fileprivate var name: String? {
        switch self {
        case .tile: "tile"
        case .overlay: "overlay"
        case .displace: "displace"
        default: nil
        }
    }
}
