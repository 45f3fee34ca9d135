import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// A system, a direction of the interface and a driver: what must make no difference to a swipe.
struct TestConfiguration: Sendable, CustomTestStringConvertible {
    var system: BehaviourProfile.System
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var driver = PopDriver.automatic

    var testDescription: String {
        "iOS \(system.rawValue), \(direction == .rightToLeft ? "right to left" : "left to right"), \(driver)"
    }

    /// Every system with every direction and every driver that the system has.
    static let all: [TestConfiguration] = BehaviourProfile.System.allCases.flatMap { system in
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            drivers(of: system).map { TestConfiguration(system: system, direction: direction, driver: $0) }
        }
    }

    /// Every system with every driver, left to right: for what has nothing to do with directions.
    static let leftToRight = all.filter { $0.direction == .leftToRight }

    private static func drivers(of system: BehaviourProfile.System) -> [PopDriver] {
        system >= .iOS26 ? [.systemTarget, .contentPop, .percentDriven] : [.systemTarget, .percentDriven]
    }
}
