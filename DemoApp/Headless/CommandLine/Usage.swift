/// What the tool says of itself and of its commands, for people.
enum Usage {
    /// All of it.
    static var text: String {
        let forms = ([Command.program] + Command.all).flatMap { Array($0.overview) }
        let paragraphs = [introduction, lines(forms + [version, help])] + Command.all.flatMap(\.paragraphs)
        return (paragraphs + [output, exitStatus]).joined(separator: "\n\n")
    }

    /// How commands are written, and what they do.
    static func lines(_ overview: some Sequence<(key: String, value: String)>) -> String {
        overview.map { form, summary in
            "swift run DemoApp \(form)\(String(repeating: " ", count: 28 - form.count))\(summary)"
        }.joined(separator: "\n")
    }

    private static let introduction =
        "Plays gesture conflicts on the headless UIKit model, each with several contenders."

    private static let version = (key: "--version", value: "which version and which build this is")
    private static let help = (key: "--help", value: "this text")

    static let run = "run plays the contenders that a file names."

    static let live = """
        live serves a page on this machine alone, at 127.0.0.1, and prints its address. It shows the demo's own screens,
        those of the library's scenarios, and those of scenario files, and records what fingers do as a scenario file. The
        server is python3's, which has to be there.
        """

    static let sample = """
        sample prints each layer from back to front: the screens "from" and "to", pieces such as "from[0,0,0.5,1]" with
        their region in fractions of the screen as [x,y,width,height], and shared views by name. Of each it prints the
        frame at rest, [x,y,width,height] in points of the container; the 16 numbers m11 to m44 of its transform for row
        vectors, about the centre of that frame and with the perspective of the stage; opacity, dimming, shadow, corner
        radius, and the circle it is seen through, if any.
        """

    static let report =
        "report writes FOLDER/index.html, which needs nothing else; without a command it goes to .build/demo-report."

    static let filmstrip = "filmstrip takes names of transitions and of scenarios, and scenario files."

    static let vary = """
        vary plays the library with every alternative to a choice of the model by itself, and the toolkit with random
        combinations of them, a process for each core. It takes minutes; build with -c release.
        """

    static let table = """
        table plays the library and writes over what stands in a document between <!-- results of all scenarios --> or
        <!-- results of some scenarios --> and <!-- end of results -->. Some scenarios are those that stand there already,
        with the contenders of the table's header. With --check nothing is written; the first line that differs is named.
        """

    static let questions = """
        questions prints a JSON array of {system, device, id, answer or noAnswer}, on all systems that the model plays.
        With such a file from Apple's UIKit it prints where the model differs, and which files, rules, drivers, and
        scenarios rest on that. Tests/UIKitQuestions/README.md says how to get the file.
        """

    private static let output = """
        Tables are as wide as the terminal, and coloured there unless NO_COLOR is set. What takes longer than two seconds says
        on the standard error how far it has come.
        """

    private static let exitStatus = """
        Exit status: 0 if every expectation holds, every answer is the model's, and the table is current; 1 if not; 2 for a
        file or an option that is not understood.
        """
}
