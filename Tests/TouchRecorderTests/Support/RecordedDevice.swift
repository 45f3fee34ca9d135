import Foundation
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

/// A phone with two screens on a stack, and a recorder for its window.
@MainActor
struct RecordedDevice {
    let device: HeadlessDevice
    let navigation: UINavigationController
    /// The screen on top.
    let detail: UIViewController
    let recorder: TouchRecorder

    init(options: TouchRecorder.Options = TouchRecorder.Options(), prepare: (UIView) -> Void = { _ in }) {
        let device = HeadlessDevice(
            profile: BehaviourProfile(system: .iOS18),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let (navigation, detail) = (UINavigationController(), UIViewController())
        device.perform {
            let home = UIViewController()
            home.title = "Home"
            detail.title = "Detail"
            navigation.setViewControllers([home, detail], animated: false)
            device.window.rootViewController = navigation
        }
        device.settle()
        device.perform { prepare(detail.view) }
        device.settle()
        (self.device, self.navigation, self.detail) = (device, navigation, detail)
        recorder = TouchRecorder(window: device.window, options: options)
    }

    /// Records what happens in `body`, until nothing moves any more.
    func record(_ body: () throws -> Void) throws -> Scenario {
        recorder.start()
        try body()
        device.settle()
        recorder.stop()
        return try scenario()
    }

    /// What has been recorded, read strictly.
    func scenario() throws -> Scenario {
        try Scenario(try recorder.scenario(name: "Recorded"), file: "recorded.json")
    }

    func text() throws -> String {
        String(decoding: try recorder.scenario(name: "Recorded"), as: UTF8.self)
    }
}
