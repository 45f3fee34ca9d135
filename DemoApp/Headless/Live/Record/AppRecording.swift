import Foundation
import Scenarios
import TouchRecorder
@_spi(Headless) import UIKit

/// Records what fingers do on an app's own screens. They are no scenario, so a ``TouchRecorder`` looks at them, as it
/// does on a phone.
@MainActor
final class AppRecording {
    private let phone: LivePhone
    private let recorder: TouchRecorder

    /// Begins to record what is done on a phone, whose app is what `contender` says.
    init(of phone: LivePhone, as contender: TouchRecorder.Contender) {
        self.phone = phone
        var options = TouchRecorder.Options.demo
        options.contender = contender
        options.includesText = true
        recorder = TouchRecorder(window: phone.play.device.window, options: options)
        recorder.start()
    }

    /// - Throws: A ``LiveError`` for a contender that recorders do not know.
    static func contender(_ contender: ContenderName) throws -> TouchRecorder.Contender {
        guard let known = TouchRecorder.Contender(rawValue: contender.rawValue) else {
            throw LiveError("the demo's own screens can be recorded with UIKit alone or FullScreenPop, not with others")
        }
        return known
    }

    /// Lets everything come to rest, and ends the recording.
    func finish(on choice: LiveChoice) async -> RecordedFile {
        _ = await phone.play.finish()
        recorder.stop()
        guard let data = try? recorder.scenario(name: "The demo's own screens, recorded") else {
            preconditionFailure("The recorder has been started.")
        }
        var file = RecordedFile(
            screen: choice.screen, name: "demo-recorded.json", text: String(decoding: data, as: UTF8.self),
            isExact: false)
        let scenario = file.scenario
        let seen = await ScenarioPlayer(scenario, on: choice.profile, with: phone.contender).play()
        file.differences =
            scenario.expectations[phone.contender]?.general.mismatches(with: seen).map(\.description) ?? []
        return file
    }
}
