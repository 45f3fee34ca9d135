import Foundation
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

/// A phone with two screens on a stack, and a recorder for its window.
@MainActor
struct RecordedDevice {
    let navigation: UINavigationController
    /// The screen on top.
    let detail: UIViewController
    private let app: RecordedApp

    init(options: TouchRecorder.Options = TouchRecorder.Options(), prepare: (UIView) -> Void = { _ in }) {
        navigation = .stack("Home", "Detail")
        detail = navigation.viewControllers[1]
        app = RecordedApp(navigation, options: options)
        app.device.perform { prepare(detail.view) }
        app.device.settle()
    }

    var device: HeadlessDevice { app.device }
    var recorder: TouchRecorder { app.recorder }

    /// Records what happens in `body`, until nothing moves any more.
    func record(_ body: () throws -> Void) throws -> Scenario { try app.record(body) }

    /// What has been recorded, read strictly.
    func scenario() throws -> Scenario { try app.scenario() }

    func text() throws -> String {
        String(decoding: try recorder.scenario(name: "Recorded"), as: UTF8.self)
    }
}
