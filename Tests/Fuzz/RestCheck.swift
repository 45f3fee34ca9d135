import Foundation
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// Looks at a device when a sequence is over and everything rests.
@MainActor
struct RestCheck {
    let player: ScenarioPlayer
    private(set) var findings: [Finding] = []

    init(_ player: ScenarioPlayer) {
        self.player = player
    }

    var device: HeadlessDevice { player.device }

    mutating func found(_ kind: Finding.Kind, _ detail: String = "") {
        let finding = Finding(kind, detail)
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Looks without touching anything but what a finger may have brought: another tab, another column, the keyboard.
    mutating func look(at observed: Observation) {
        device.perform {
            player.tabBarController?.selectedIndex = 0
            player.splitViewController?.showSecondaryColumn()
        }
        device.settle()
        // A text in what has come may have the keys again.
        device.perform { _ = device.firstResponder?.resignFirstResponder() }
        device.settle()
        for fault in observed.faults { found(.fault, fault) }
        if device.isMoving { found(.neverRests) }
        lookAtEvents(observed.events)
        lookAtScreens()
        lookAtViews()
        lookAtScrollViews()
    }

    /// Every swipe that begins ends. Of several stacks there can be one on each, by a finger of its own.
    private mutating func lookAtEvents(_ events: [String]) {
        let presentsStack = player.scenario.actions.contains {
            if case .presentNavigation = $0.verb { true } else { false }
        }
        let columns = player.scenario.split?.columns.count ?? 1
        let stacks = presentsStack ? max(2, columns) : columns
        var running = 0
        for event in events {
            switch event {
            case "began":
                if running == stacks { found(.unpairedEvents, "began twice") }
                running += 1
            case "finished", "cancelled":
                if running == 0 { found(.unpairedEvents, "\(event) without began") }
                running -= 1
            default: break
            }
        }
        if running > 0 { found(.unpairedEvents, "no end") }
    }
}

extension UISplitViewController {
    fileprivate func showSecondaryColumn() {
        guard !isCollapsed else { return show(.secondary) }
        hide(style == .tripleColumn ? .supplementary : .primary)
    }
}
