import Foundation
import Testing

@testable import Scenarios

extension ScenarioTests {
    @Suite("JSON syntax")
    struct JSONSyntaxTests {
        @Test(
            "Valid JSON passes the syntax check",
            arguments: [
                "{}", " [ ] ", "[1, -2.5e3, true, false, null]", "{\"a\": {\"b\": [{}]}, \"c\": \"\\\"}\"}", "\"ü\"",
                "0", "\"\\u00e4 \\n \\\" \\/\"",
            ])
        func passes(_ text: String) throws {
            try JSONSyntax.check(Data(text.utf8))
        }

        @Test("A text that is not UTF-8 is refused where it stops being that")
        func encoding() {
            let failure = #expect(throws: JSONSyntax.Failure.self) {
                try JSONSyntax.check(Data("{ \"a\":\n \"".utf8) + [0xFB] + Data("\" }".utf8))
            }
            #expect(failure == JSONSyntax.Failure(line: 2, column: 3, expectation: "expected text in UTF-8"))
        }

        @Test("A byte order mark is named")
        func byteOrderMark() {
            let failure = #expect(throws: JSONSyntax.Failure.self) {
                try JSONSyntax.check(Data("\u{FEFF}{}".utf8))
            }
            #expect(failure?.expectation == "expected no byte order mark")
        }

        @Test(
            "The syntax check finds the first place that is no JSON",
            arguments: [
                ("{\"a\" 1}", 1, 6, "expected a colon"),
                ("{\n  \"a\": 1,\n}", 3, 1, "expected a key in quotation marks"),
                ("[1,]", 1, 4, "expected a value"),
                ("[1", 1, 3, "expected a comma or ]"),
                ("{\"a\": 1} x", 1, 10, "expected the end of the file"),
                ("[\"ü\", tru]", 1, 7, "expected true"),
                ("\"a\n\"", 1, 3, "expected the end of the string before the line ends"),
                ("\"a", 1, 3, "expected the end of a string"),
                ("\"a\\q\"", 1, 3, "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000"),
                ("\"\\u12x4\"", 1, 2, "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000"),
                ("[1, 07]", 1, 5, "expected a number, found 07"),
                ("[0.]", 1, 2, "expected a number, found 0."),
                ("[1-2]", 1, 2, "expected a number, found 1-2"),
            ])
        func fails(_ text: String, line: Int, column: Int, expectation: String) {
            let failure = #expect(throws: JSONSyntax.Failure.self) { try JSONSyntax.check(Data(text.utf8)) }
            #expect(failure == JSONSyntax.Failure(line: line, column: column, expectation: expectation))
        }
    }
}
