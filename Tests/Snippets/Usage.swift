enum Usage {
    static let text = """
        Compiles the Swift that the documents show, each snippet as a module of its own.

        swift run Snippets          every Markdown file of the package, and the doc comments in Sources
        swift run Snippets FILE…    these files alone
        swift run Snippets --help   this text

        Run it from the package's folder. A snippet is a fenced block whose language is swift. No snippet can be left
        out, except that those which import SwiftUI are whole files that Tests/AppleDeclarations/check type-checks. In DocC
        articles and doc comments, every fenced block names its language.

        Declarations stand at file level, statements in `@MainActor func snippet() async throws`. An HTML comment on the
        line before the fence says what else there is around a snippet:

        <!-- snippet: in a UIViewController -->   it stands in a class that inherits from UIViewController, or from
                                                  whatever is named: members as they are, statements in a method
        <!-- snippet: continues -->               it goes on where the snippet before it in the same file ended

        A snippet with imports has these and UIKit. One without has UIKit and the module that it documents:
        the one in whose folder of Sources it stands, otherwise FullScreenPop. Names that a snippet may use without
        declaring them are in Tests/Snippets/Preamble.swift. … stands for any expression.

        Exit status: 0 if every snippet compiles, 1 if one does not, 2 for an option or a file that is not understood.
        """
}
