import Scenarios
import ScreenTransitions

/// What `--version` prints.
enum Version {
    static func text() throws -> String {
        #if DEBUG
            let build = "debug build; with swift run -c release it plays several times as fast"
        #else
            let build = "release build"
        #endif
        let scenarios = try ScenarioLibrary.entries().count
        return
            "FullScreenPop, unreleased, with \(scenarios) scenarios and \(ScreenTransition.gallery.count) transitions (\(build))"
    }
}
