enum Usage {
    static let text = """
        Plays gesture conflicts on the headless UIKit model, each with several contenders.

        swift run DemoApp [--json]                    the whole library, a row per scenario, and the report
        swift run DemoApp list [--json]               the scenarios of the library, by topic
        swift run DemoApp list transitions            the transitions and gestures there are
        swift run DemoApp run FILE… [OPTION…]         scenario files from anywhere
        swift run DemoApp live [FILE…] [--port N]     a phone in the browser, to be touched
        swift run DemoApp sample NAME [OPTION…]       how a transition stands at moments of its course
        swift run DemoApp report FOLDER [OPTION…]     a web page that shows scenarios and transitions in motion
        swift run DemoApp filmstrip NAME… [OPTION…]   moments of transitions or scenarios side by side, as a web page
        swift run DemoApp vary [OPTION…]              what depends on choices of the model that nobody outside Apple knows
        swift run DemoApp table FILE… [--check]       puts the results into documents, or says where they differ
        swift run DemoApp questions [ANSWERS.json]    the model's answers to questions about UIKit, or where it differs
        swift run DemoApp help COMMAND                what a command does, and its options
        swift run DemoApp --version                   which version and which build this is
        swift run DemoApp --help                      this text

        run plays the contenders that a file names.

        --json           an array of {scenario, profile, contender, driver (of the toolkit), expected, observed, holds}
        --trace          after the table, why the toolkit decided as it did
        --report FOLDER  also a web page that shows the plays in motion, UIKit alone and the common recipe beside the package

        live serves a page on this machine alone, at 127.0.0.1, and prints its address. It shows the demo's own screens,
        those of the library's scenarios, and those of scenario files, and records what fingers do as a scenario file. The
        server is python3's, which has to be there.

        --port 8123      listens there; default: a port that is free

        sample prints each layer from back to front: the screens "from" and "to", pieces such as "from[0,0,0.5,1]" with
        their region in fractions of the screen as [x,y,width,height], and shared views by name. Of each it prints the
        frame at rest, [x,y,width,height] in points of the container; the 16 numbers m11 to m44 of its transform for row
        vectors, about the centre of that frame and with the perspective of the stage; opacity, dimming, shadow, corner
        radius, and the circle it is seen through, if any.

        --at 0,0.5,1        at which progress, from 0 to 1, before any timing curve; default 0,0.25,0.5,0.75,1
        --reverse           the way back, as for a pop or a dismissal
        --direction rtl     in a right-to-left interface
        --size 390x844      of the container, in points
        --element name:x,y,width,height:x,y,width,height
                            a shared view, with its places on the screens "from" and "to"; may be repeated. Default:
                            image, 80 × 80 at the leading edge on the screen below, as wide as the screen on the one above
        --json              {transition, direction, layout, size, samples: [{progress, layers: [{layer, frame, transform,
                            opacity, dimming, dimmingEdge, shadow, cornerRadius, window: {center, radius}}]}]}

        report writes FOLDER/index.html, which needs nothing else; without a command it goes to .build/demo-report.

        --scenario NAME     this scenario alone, by its name in the list, or a scenario file; may be repeated
        --contender stock   with this contender; may be repeated. Default: UIKit alone, the common recipe, and the package,
                            and others where they fare differently
        --system 26         on this system alone; default: the first of each scenario, and others where they differ
        --direction rtl     in this direction alone
        --checks            also FOLDER/checks.json: where the model's layers are in some frames, for tests of the page

        filmstrip takes names of transitions and of scenarios, and scenario files.

        --moments 6         how many moments, 2 to 24
        --way back          transitions forward, back, or cancelled by a drag; default forward
        --out FILE          default filmstrip.html

        vary plays the library with every alternative to a choice of the model by itself, and the toolkit with random
        combinations of them, a process for each core. It takes minutes; build with -c release.

        --combinations 300  how many random combinations
        --seed 1            of the random combinations
        --sample 45         only every 45th scenario with each variation, from another one on, and the toolkit alone
        --write FILE        which results rest on a choice, as DemoApp/Headless/Vary/guesses.json has it

        questions prints a JSON array of {system, device, id, answer or noAnswer}, on all systems that the model plays.
        With such a file from Apple's UIKit it prints where the model differs, and which files, rules, drivers, and
        scenarios rest on that. Tests/UIKitQuestions/README.md says how to get the file.

        table plays the library and writes over what stands in a document between <!-- results of all scenarios --> or
        <!-- results of some scenarios --> and <!-- end of results -->. Some scenarios are those that stand there already,
        with the contenders of the table's header. With --check nothing is written; the first line that differs is named.

        Tables are as wide as the terminal, and coloured there unless NO_COLOR is set. What takes longer than two seconds says
        on the standard error how far it has come.

        Exit status: 0 if every expectation holds, every answer is the model's, and the table is current; 1 if not; 2 for a
        file or an option that is not understood.
        """
}
