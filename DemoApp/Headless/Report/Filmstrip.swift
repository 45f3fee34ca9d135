import Foundation
import FullScreenPop
import ScreenTransitions
@_spi(Headless) import Scenarios

/// Moments of transitions and scenarios side by side, for pictures in documents: a web page like the report's, but
/// still.
@MainActor
struct Filmstrip {
    let request: FilmstripRequest

    /// Records what is asked for and writes the page.
    ///
    /// - Returns: where it is.
    func write() async throws -> URL {
        var builder = ReportBuilder(moments: request.moments)
        for name in request.names {
            if let transition = ScreenTransition.gallery.first(where: { $0.name == name }) {
                builder.add(transition, plays: [TransitionPlay(transition, request.way)])
            } else if let entry = try ScenarioLibrary.Entry(named: name) {
                await add(entry, to: &builder)
            } else {
                throw ReportError(
                    "there is no transition, no scenario and no file \(name.brief()); list and list transitions name them"
                )
            }
        }
        let file = URL(fileURLWithPath: request.file)
        try ReportFiles.write(try ReportPage().html(data: builder.data(), template: "filmstrip.html"), to: file)
        return file
    }

    private func add(_ entry: ScenarioLibrary.Entry, to builder: inout ReportBuilder) async {
        let scenario = entry.scenario
        guard let profile = scenario.devices.profiles.first else { return }
        var variant = ReportBuilder.Variant(profile: profile, plays: [])
        for contender in Report.contenders(of: scenario, Fates([])) {
            let play = await ScenarioPlayer.record(scenario, on: profile, with: contender)
            variant.plays.append(ReportBuilder.CheckedPlay(play: play))
        }
        builder.add(entry, variants: [variant])
    }
}
