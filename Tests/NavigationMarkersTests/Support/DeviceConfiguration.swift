import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// A system and a direction of the interface.
struct DeviceConfiguration: Sendable, CustomTestStringConvertible {
    var system: BehaviourProfile.System
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    var testDescription: String {
        "iOS \(system.rawValue), \(direction == .rightToLeft ? "right to left" : "left to right")"
    }

    static let all = BehaviourProfile.System.allCases.flatMap { system in
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
            DeviceConfiguration(system: system, direction: $0)
        }
    }
}
