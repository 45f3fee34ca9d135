import Testing

@testable import Snippets

extension SnippetTests {
    @Suite("Extraction")
    struct ExtractionTests {
        private func extraction(_ name: String, _ text: String) -> Extraction {
            Extraction(Document(name: name, text: text))
        }

        @Test("Of a document's blocks, those in Swift are snippets, each with its place")
        func markdown() {
            let found = extraction(
                "README.md",
                """
                # Title

                ```swift
                let a = 1

                let b = 2
                ```
                ```sh
                swift test
                ```
                ```
                a table
                ```
                ~~~ Swift
                let c = 3
                ~~~
                """)
            #expect(found.mistakes.isEmpty)
            #expect(
                found.snippets == [
                    Snippet(
                        place: Place(file: "README.md", line: 3), module: "FullScreenPop",
                        block: [line(4, "let a = 1"), line(5, ""), line(6, "let b = 2")]),
                    Snippet(
                        place: Place(file: "README.md", line: 14), module: "FullScreenPop",
                        block: [line(15, "let c = 3")]),
                ])
        }

        @Test("In lists and quotations, a block is indented by what its fence is")
        func indentation() {
            let found = extraction(
                "README.md",
                """
                1. First:
                   ```swift
                   if a {
                       b()
                   }
                   ```
                > ```swift
                > c()
                > ```
                - ```swift
                  d()
                  ```
                """)
            #expect(found.mistakes.isEmpty)
            #expect(
                found.snippets.map { $0.blocks[0].map(\.text) } == [["if a {", "    b()", "}"], ["c()"], ["d()"]])
        }

        @Test("A block ends with as many backticks as it begins with")
        func longerFences() {
            let found = extraction("README.md", "````swift\n```\n````\n``` `swift` is code in a line ```\n")
            #expect(found.mistakes.isEmpty)
            #expect(found.snippets.map { $0.blocks[0].map(\.text) } == [["```"]])
        }

        @Test("Of a source, doc comments are read, however they are indented")
        func docComments() {
            let found = extraction(
                "Sources/GestureArbitration/Rules/Rule.swift",
                """
                /// ```swift
                /// a {
                ///     b()
                /// }
                /// ```
                struct Rule {
                    // ```
                    let fence = "```swift"
                    /// Says:
                    /// ```swift
                    /// c()
                    ///
                    ///d()
                    /// ```
                }
                """)
            #expect(found.mistakes.isEmpty)
            #expect(found.snippets.map(\.place.line) == [1, 10])
            #expect(found.snippets.map(\.module) == ["GestureArbitration", "GestureArbitration"])
            #expect(
                found.snippets.map { $0.blocks[0] } == [
                    [line(2, "a {"), line(3, "    b()"), line(4, "}")],
                    [line(11, "c()"), line(12, ""), line(13, "d()")],
                ])
        }

        @Test("A comment before the fence says what is around the snippet")
        func wrappings() {
            let found = extraction(
                "README.md",
                """
                <!-- snippet: in a UIViewController -->
                ```swift
                a()
                ```
                Then:
                <!-- snippet: continues -->
                ```swift
                b()
                ```
                <!-- snippet: in an Editor -->
                ```swift
                c()
                ```
                """)
            #expect(found.mistakes.isEmpty)
            #expect(found.snippets.map(\.superclass) == ["UIViewController", "Editor"])
            #expect(
                found.snippets.map(\.blocks) == [[[line(3, "a()")], [line(8, "b()")]], [[line(12, "c()")]]])
        }

        struct Mistake: CustomTestStringConvertible, Sendable {
            var what: String
            var name = "README.md"
            var text: String
            var line: String

            var testDescription: String { what }
        }

        static let noLanguage = "error: the fenced block says no language; what is not swift is text"

        @Test(
            "What is marked wrongly is said with its place",
            arguments: [
                Mistake(
                    what: "a fence that is not closed", text: "Text\n```swift\na()\n",
                    line: "README.md:2: error: the fenced block that begins here has no end"),
                Mistake(
                    what: "a fence that the comment does not close", name: "Sources/M/A.swift",
                    text: "/// ```swift\n/// a()\nlet a = 1\n/// ```text\n/// ```\n",
                    line: "Sources/M/A.swift:1: error: the fenced block that begins here has no end"),
                Mistake(
                    what: "an article's fence without a language", name: "Sources/M/M.docc/A.md",
                    text: "Text\n\n```\na()\n```\n", line: "Sources/M/M.docc/A.md:3: \(noLanguage)"),
                Mistake(
                    what: "a doc comment's fence without a language", name: "Sources/M/A.swift",
                    text: "struct A {\n    /// ```\n    /// a()\n    /// ```\n}",
                    line: "Sources/M/A.swift:2: \(noLanguage)"),
                Mistake(
                    what: "a comment that says something else",
                    text: "<!-- snippet: skip -->\n```swift\na()\n```\n",
                    line: """
                        README.md:1: error: "skip" says nothing of a snippet, expected "in a UIViewController", or of \
                        another type, or "continues"
                        """),
                Mistake(
                    what: "a comment with a line below it", text: "<!-- snippet: continues -->\n\n```swift\na()\n```\n",
                    line: "README.md:1: error: no block of Swift begins on the line after this comment"),
                Mistake(
                    what: "a comment at the end", text: "Text\n<!-- snippet: continues -->",
                    line: "README.md:2: error: no block of Swift begins on the line after this comment"),
                Mistake(
                    what: "a comment on text", text: "<!-- snippet: in a UIView -->\n```text\na()\n```\n",
                    line: "README.md:1: error: no block of Swift begins on the line after this comment"),
                Mistake(
                    what: "nothing to continue", text: "<!-- snippet: continues -->\n```swift\na()\n```\n",
                    line: "README.md:2: error: there is no snippet before this one to continue"),
            ])
        func mistakes(_ mistake: Mistake) {
            let found = extraction(mistake.name, mistake.text)
            #expect(found.mistakes.map(\.description) == [mistake.line])
        }
    }
}
