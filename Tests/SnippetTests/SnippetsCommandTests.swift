import Testing

@testable import Snippets

extension SnippetTests {
    @Suite("Command")
    struct SnippetsCommandTests {
        /// All that the command says of one document.
        private func said(of text: String, name: String = "README.md") async throws -> [String] {
            let result = try await Papers([name: text]).check([name])
            return result.output + result.errors
        }

        @Test("A mistake is found in every kind of place, with its line")
        func mistakes() async throws {
            let papers = try Papers([
                "README.md": "# Title\n\n```swift\nview.addSubview(canvas)\nview.addSubview(sideways)\n```\n",
                "Tests/Scenarios/README.md": "```swift\nnothing()\n```\n",
                "Sources/FullScreenPop/FullScreenPop.docc/A.md":
                    "```swift\nstruct A {\n    let a: Mood\n}\n```\n",
                "Sources/GestureArbitration/A.swift": """
                struct A {
                    /// ```swift
                    /// let here = view
                    /// let there = elsewhere
                    /// ```
                    func b() {}
                }
                """,
                ".build/checkouts/README.md": "```swift\nnothing()\n```\n",
            ])
            let result = await papers.check()
            #expect(result.status == .failure)
            #expect(result.errors.isEmpty)
            #expect(
                result.output == [
                    "README.md:5: error: cannot find 'sideways' in scope",
                    "Sources/FullScreenPop/FullScreenPop.docc/A.md:3: error: cannot find type 'Mood' in scope",
                    "Sources/GestureArbitration/A.swift:4: error: cannot find 'elsewhere' in scope",
                    "Tests/Scenarios/README.md:2: error: cannot find 'nothing' in scope",
                    "4 snippets, 4 wrong",
                ])
            #expect(await papers.check(["Tests/Scenarios/README.md"]).output.last == "1 snippet, 1 wrong")
        }

        @Test("What imports SwiftUI is counted, and left to another check")
        func swiftUI() async throws {
            let text =
                "```swift\nimport SwiftUI\n\nstruct A: View {}\n```\n```swift\nimport UIKit\nlet a = nothing\n```\n"
            #expect(
                try await said(of: text) == [
                    "README.md:8: error: cannot find 'nothing' in scope", "1 snippet, 1 wrong",
                    "1 with SwiftUI, left to Tests/AppleDeclarations/check",
                ])
        }

        @Test("What is right passes")
        func right() async throws {
            let papers = try Papers([
                "README.md": """
                ```swift
                import FullScreenPop

                let navigation = FullScreenPopNavigationController(rootViewController: home)
                UIView.animate(withDuration: 1) { … }
                let isChanged: Bool = …   // …
                ```
                <!-- snippet: in a UIViewController -->
                ```swift
                override func viewDidLoad() {
                    super.viewDidLoad()
                    …
                }
                ```
                <!-- snippet: continues -->
                ```swift
                present(profile, animated: true)
                ```
                """,
                "Sources/ScreenTransitions/A.swift": """
                /// ```swift
                /// extension ScreenTransition {
                ///     static let turn = ScreenTransition.cube
                /// }
                ///
                /// final class EditorViewController: UIViewController {
                ///     var isMyOwn: Bool { … }
                /// }
                ///
                /// if editor.isMyOwn { … }
                /// ```
                /// ```swift
                /// import ScreenTransitions
                /// import Testing
                ///
                /// let cubes: [ScreenTransition] = [.cube]
                /// #expect(cubes.count == 1)
                /// ```
                """,
            ])
            #expect(await papers.check() == Papers.Result(status: .success, output: ["4 snippets, 0 wrong"]))
        }

        @Test("A warning is a mistake")
        func warning() async throws {
            #expect(
                try await said(of: "```swift\nlet a: Int = 5\nif let b = a as? Int { print(b) }\n```\n") == [
                    "README.md:3: warning: conditional cast from 'Int' to 'Int' always succeeds", "1 snippet, 1 wrong",
                ])
        }

        @Test("So is what the compiler finds after checking types, or at the end")
        func later() async throws {
            #expect(
                try await said(of: "```swift\nfunc a() -> Int {\n}\n```\n").first
                    == "README.md:3: error: missing return in global function expected to return 'Int'")
            #expect(
                try await said(of: "Text\n```swift\nstruct A {\n```\n").contains {
                    $0 == "README.md:2: error: expected '}' in struct"
                })
        }

        @Test("A module's documents have that module alone, and a snippet with imports what it imports")
        func modules() async throws {
            let text = "```swift\nlet bars: FullScreenPopNavigationController = …\n```\n"
            let article = "Sources/GestureArbitration/GestureArbitration.docc/A.md"
            #expect(try await said(of: text) == ["1 snippet, 0 wrong"])
            #expect(try await said(of: text, name: article).last == "1 snippet, 1 wrong")
            #expect(
                try await said(of: "```swift\nimport os\n\nlet trace = ArbitrationTrace()\n```\n").first
                    == "README.md:4: error: cannot find 'ArbitrationTrace' in scope")
        }

        @Test("A block that is marked wrongly is wrong")
        func marks() async throws {
            let name = "Sources/FullScreenPop/FullScreenPop.docc/A.md"
            #expect(
                try await said(of: "```\na()\n```\n", name: name) == [
                    "\(name):1: error: the fenced block says no language; what is not swift is text",
                    "0 snippets, 1 wrong",
                ])
        }

        @Test("What the command line cannot mean is said")
        func usage() async throws {
            let papers = try Papers(["README.md": ""])
            for (arguments, complaint) in [
                (["--all"], "unknown option --all"), (["B.md"], "B.md is not a text file that can be read"),
                ([], "there is no folder Sources here, in "),
            ] {
                let result = await papers.check(arguments)
                #expect(result.status == .misuse)
                #expect(result.output.isEmpty)
                #expect(result.errors.count == 1 && result.errors[0].hasPrefix(complaint))
            }
            #expect(await papers.check(["--help"]) == Papers.Result(status: .success, output: [Usage.text]))
        }
    }
}
