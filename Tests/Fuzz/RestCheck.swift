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

    /// Looks without touching anything but the tab bar: a finger may have tapped it.
    mutating func look(at observed: Observation) {
        device.perform { player.tabBarController?.selectedIndex = 0 }
        device.settle()
        for fault in observed.faults { found(.fault, fault) }
        if device.isMoving { found(.neverRests) }
        lookAtEvents(observed.events)
        lookAtScreens()
        lookAtViews()
        lookAtScrollViews()
    }

    private mutating func lookAtEvents(_ events: [String]) {
        var hasBegun = false
        for event in events {
            switch event {
            case "began":
                if hasBegun { found(.unpairedEvents, "began twice") }
                hasBegun = true
            case "finished", "cancelled":
                if !hasBegun { found(.unpairedEvents, "\(event) without began") }
                hasBegun = false
            default: break
            }
        }
        if hasBegun { found(.unpairedEvents, "no end") }
    }
}
