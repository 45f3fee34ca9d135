enum Usage {
    static let text = """
        Plays gesture conflicts on the headless UIKit model, each with several contenders.

        swift run DemoApp [--json]                    the whole library, a row per scenario
        swift run DemoApp list                        the scenarios of the library
        swift run DemoApp run FILE… [--trace|--json]  scenario files from anywhere
        swift run DemoApp --help                      this text

        --json   an array of {scenario, profile, contender, expected, observed, holds}
        --trace  after the table, why the toolkit decided as it did

        Exit status: 0 if every expectation holds, 1 if one does not, 2 for a file or an option that is not understood.
        """
}
