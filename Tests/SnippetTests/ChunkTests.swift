import Testing

@testable import Snippets

extension SnippetTests {
    @Suite("Splitting")
    struct ChunkTests {
        /// The first word of the declaration's kind, or "statements", and the numbers of the chunk's lines.
        private func chunks(_ text: String) -> [String] {
            Chunk.chunks(of: block(text)).map { chunk in
                let kind = chunk.declaration.map { "\($0.kind)" } ?? "statements"
                return "\(kind) \(chunk.lines.map { String($0.number - 10) }.joined(separator: ","))"
            }
        }

        @Test("Declarations are told from what is between them")
        func mixture() {
            #expect(
                chunks(
                    """
                    import UIKit

                    struct A: B {
                        let c = 1
                    }

                    // About this:
                    @MainActor
                    public final class D {}
                    let e = f
                        .g()
                    e.h {
                        let i = 1
                    }
                    j()
                    func k()
                    {
                    }
                    """) == [
                        "importing 1", "type 2,3,4,5", "type 6,7,8,9", "variable 10,11", "statements 12,13,14,15",
                        "function 16,17,18",
                    ])
        }

        @Test(
            "What a line begins",
            arguments: [
                ("class func a() {}", "function"), ("private(set) var a = 1", "variable"), ("deinit {", "member"),
                ("override init(frame: CGRect) {", "member"), ("@available(iOS 26, *) func a() {", "function"),
                ("@MainActor extension A.B where C == D {", "type"), ("typealias A = B", "alias"),
                ("final class A {", "type"), ("actor A {", "type"),
            ])
        func declarations(_ line: String, _ kind: String) throws {
            #expect("\(try #require(Declaration(line)).kind)" == kind)
        }

        @Test(
            "What looks like a declaration",
            arguments: ["actor.pose = .identity", "letter = 1", "#expect(a)", "initial()", "if let a {", "return a"])
        func statements(_ line: String) {
            #expect(Declaration(line) == nil)
        }

        @Test("Brackets in strings and comments count for nothing")
        func brackets() {
            #expect(
                chunks(
                    #"""
                    struct A { // {
                        let b = "{ \(c("}")) {"
                        /* { /* { */ } */
                        let d = #"{ \( "{ "#
                    }
                    e("""
                    struct {
                    """)
                    f()
                    """#) == ["type 1,2,3,4,5", "statements 6,7,8,9"])
        }

        @Test("An ellipsis is an expression in code alone")
        func ellipsis() {
            let lines = SourceLine.lines(
                of: block(
                    """
                    a { _ in … }   // and so on …
                    b("… \\(…) …")
                    /* … */ … /*
                    … */
                    """))
            #expect(
                lines.map(\.line.text) == [
                    "a { _ in placeholder() }   // and so on …", "b(\"… \\(placeholder()) …\")",
                    "/* … */ placeholder() /*", "… */",
                ])
        }
    }
}
