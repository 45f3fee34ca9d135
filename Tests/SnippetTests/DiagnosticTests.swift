import Testing

@testable import Snippets

extension SnippetTests {
    @Suite("Diagnostics")
    struct DiagnosticTests {
        @Test("Errors and warnings are read with their places, and nothing else")
        func reading() {
            let lines = [
                "Sources/M/A.swift:12:5: error: no such: thing", "README.md:3: warning: odd", "let a = b: error: c",
                "A.md:4:1: note: add an import", "<unknown>:0: error: no such module",
            ]
            #expect(
                lines.compactMap(Diagnostic.init(compilerLine:)).map(\.description) == [
                    "Sources/M/A.swift:12: error: no such: thing", "README.md:3: warning: odd",
                    "<unknown>:0: error: no such module",
                ])
        }

        @Test(
            "A snippet need not use what it has",
            arguments: [
                "variable 'a' was never used; consider replacing with '_'", "variable 'a' was never mutated",
                "variable 'a' was written to, but never read", "result of call to 'a()' is unused",
            ])
        func tolerated(_ message: String) {
            let place = Place(file: "A.md", line: 1)
            #expect(Diagnostic(.warning, message, at: place).isTolerable)
            #expect(!Diagnostic(.error, message, at: place).isTolerable)
            #expect(!Diagnostic(.warning, "'a' is deprecated", at: place).isTolerable)
        }
    }
}
