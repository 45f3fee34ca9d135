@testable import Scenarios

extension ScenarioTests.DecodingErrorTests {
    /// In a split view.
    static let splitMistakes = [
        Mistake(
            what: "a split view without the other column", original: "\"screens\":",
            replacement: "\"split\": { \"primary\": [] }, \"screens\":",
            line: "sample.json: split.primary: expected at least one screen"),
        Mistake(
            what: "a split view that collapses to nothing known", original: "\"screens\":",
            replacement:
                "\"split\": { \"primary\": [{ \"title\": \"A\" }], \"collapsesTo\": \"top\" }, \"screens\":",
            line: "sample.json: split.collapsesTo: expected one of primary, supplementary, secondary, found top"),
        Mistake(
            what: "a split view beside a sidebar", original: "\"screens\":",
            replacement: "\"split\": { \"primary\": [{ \"title\": \"A\" }] }, \"sidebar\": 100, \"screens\":",
            line: "sample.json: sidebar: expected no sidebar beside split"),
        Mistake(
            what: "a screen twice in a split view", original: "\"screens\":",
            replacement: "\"split\": { \"primary\": [{ \"title\": \"Home\" }] }, \"screens\":",
            line: "sample.json: split.primary[0].title: expected a title of its own, Home is another screen's"),
        Mistake(
            what: "a column that is no column", original: "\"moved\": [\"volume\"]",
            replacement: "\"columns\": [\"detail\"]",
            line: "sample.json: expect.toolkit.columns[0]: expected primary, supplementary or secondary"),
        Mistake(
            what: "columns without a split view", original: "\"moved\": [\"volume\"]",
            replacement: "\"columns\": [\"primary\"]",
            line: "sample.json: expect.toolkit.columns: expected only in a scenario with a split"),
        Mistake(
            what: "a column shown without a split view", original: "\"push\": \"Home\"",
            replacement: "\"show\": \"primary\"",
            line: "sample.json: actions[0].show: expected only in a scenario with a split"),
        Mistake(
            what: "the secondary column hidden", original: "\"push\": \"Home\"",
            replacement: "\"hide\": \"secondary\"",
            line: "sample.json: actions[0].hide: expected primary or supplementary, found secondary"),
        Mistake(
            what: "a split view with an empty supplementary column", original: "\"screens\":",
            replacement:
                "\"split\": { \"primary\": [{ \"title\": \"A\" }], \"supplementary\": [] }, \"screens\":",
            line: "sample.json: split.supplementary: expected at least one screen"),
        Mistake(
            what: "two sidebars in a split view of two columns", original: "\"screens\":",
            replacement:
                "\"split\": { \"primary\": [{ \"title\": \"A\" }], \"displayMode\": \"twoBesideSecondary\" }, \"screens\":",
            line: "sample.json: split.displayMode: expected twoBesideSecondary only beside supplementary"),
        Mistake(
            what: "a sidebar that displaces in a split view of two columns", original: "\"screens\":",
            replacement:
                "\"split\": { \"primary\": [{ \"title\": \"A\" }], \"behavior\": \"displace\" }, \"screens\":",
            line: "sample.json: split.behavior: expected displace only beside supplementary"),
        Mistake(
            what: "a split view that collapses to a column that it does not have", original: "\"screens\":",
            replacement:
                "\"split\": { \"primary\": [{ \"title\": \"A\" }], \"collapsesTo\": \"supplementary\" }, \"screens\":",
            line: "sample.json: split.collapsesTo: expected supplementary only where there is such a column"),
        Mistake(
            what: "a column shown that the split view does not have", original: "\"push\": \"Home\"",
            replacement: "\"show\": \"supplementary\"",
            line: "sample.json: actions[0].show: expected only in a scenario with a split"),
    ]
}
