import Testing

@testable import Snippets

extension SnippetTests {
    @Suite("Wrapping")
    struct WrappingTests {
        private func expect(_ snippet: Snippet, becomes text: String, at location: SourceLocation = #_sourceLocation) {
            #expect(SourceFile(snippet).text == text, sourceLocation: location)
        }

        @Test("Declarations stand at file level")
        func declarations() {
            expect(
                snippet("struct A {\n}\nfunc b() {}"),
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    struct A {
                    }
                    func b() {}

                    """)
        }

        @Test("Statements stand in a function")
        func statements() {
            expect(
                snippet("let a = 1\nb(a)"),
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    #sourceLocation(file: "A.md", line: 10)
                    @MainActor func snippet() async throws {
                    let a = 1
                    b(a)
                    }

                    """)
        }

        @Test("From among statements, types and extensions go to file level, and functions stay")
        func mixture() {
            let file = SourceFile(snippet("a()\nextension B {}\nfunc c() {}\nstruct D {}"))
            #expect(
                file.text == """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    #sourceLocation(file: "A.md", line: 12)
                    extension B {}
                    #sourceLocation(file: "A.md", line: 14)
                    struct D {}
                    #sourceLocation(file: "A.md", line: 10)
                    @MainActor func snippet() async throws {
                    a()
                    #sourceLocation(file: "A.md", line: 13)
                    func c() {}
                    }

                    """)
            #expect(file.declaredNames == ["D"])
        }

        @Test("A snippet with imports has these and UIKit, but for those that the preamble stands in for")
        func imports() {
            expect(
                snippet("import os\nimport Other\n\nstruct A {}"),
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import UIKit
                    #sourceLocation(file: "A.md", line: 12)
                    import Other

                    struct A {}

                    """)
        }

        @Test("Methods and properties become a class's")
        func members() {
            expect(
                snippet("let a = 1\noverride func b() {\n}", in: "UIView"),
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    #sourceLocation(file: "A.md", line: 10)
                    final class Snippet: UIView {
                    let a = 1
                    override func b() {
                    }
                    }

                    """)
        }

        @Test("Statements become a method, beside the others")
        func method() {
            expect(
                snippet("let a = 1\nb(a)\nfunc b(_ c: Int) {}\nextension D {}", in: "UIView"),
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    #sourceLocation(file: "A.md", line: 14)
                    extension D {}
                    #sourceLocation(file: "A.md", line: 10)
                    final class Snippet: UIView {
                    #sourceLocation(file: "A.md", line: 13)
                    func b(_ c: Int) {}
                    #sourceLocation(file: "A.md", line: 10)
                    @MainActor func snippet() async throws {
                    let a = 1
                    b(a)
                    }
                    }

                    """)
        }

        @Test("What continues a snippet is in its scope")
        func continued() {
            var snippet = snippet("let a = 1")
            snippet.blocks.append([line(20, "b(a)")])
            expect(
                snippet,
                becomes: """
                    #sourceLocation(file: "A.md", line: 10)
                    import M; import UIKit
                    #sourceLocation(file: "A.md", line: 10)
                    @MainActor func snippet() async throws {
                    let a = 1
                    #sourceLocation(file: "A.md", line: 20)
                    b(a)
                    }

                    """)
        }
    }
}
