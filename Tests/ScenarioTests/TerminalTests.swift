import Testing

@testable import DemoApp

extension ScenarioTests {
    @Suite("Terminal")
    struct TerminalTests {
        @Test("What is no terminal has no width and no colours, and gets every text as it is")
        func file() {
            let text = "FAILED: a line of any length, \(String(repeating: "on and ", count: 100))on"
            #expect(Terminal.none.shown(text) == text)
            #expect(!Terminal.none.isTerminal)
            #expect(Terminal(of: -1) == Terminal.none)
        }

        @Test(
            "A terminal has colours unless NO_COLOR says something or TERM is dumb",
            arguments: [
                ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["TERM": "xterm-256color"], true),
                (["TERM": "dumb"], false),
            ])
        func colors(_ environment: [String: String], hasColors: Bool) {
            let terminal = Terminal(columns: nil, environment: environment)
            #expect(terminal == Terminal(width: 80, hasColors: hasColors))
        }

        @Test("The words of results and decisions are coloured, and nothing else is")
        func words() {
            let terminal = Terminal(width: 80, hasColors: true)
            #expect(
                terminal.shown("a  ✗ resolved\nFAILED: a", hasResults: true)
                    == "a  \u{1B}[31m✗\u{1B}[0m \u{1B}[32mresolved\u{1B}[0m\n\u{1B}[31mFAILED:\u{1B}[0m a")
            let others = "unresolved, a FAILED: inside"
            #expect(terminal.shown(others, hasResults: true) == others)
            #expect(terminal.shown("what is resolved") == "what is resolved")
        }

        @Test("A line that is too long goes on below, as deep as it began and a little deeper")
        func lines() {
            let terminal = Terminal(width: 30)
            #expect(
                terminal.shown("short\n    one two three four five six seven")
                    == "short\n    one two three four five\n      six seven")
            let long = String(repeating: "x", count: 65)
            #expect(terminal.shown(long).split(separator: "\n").map(\.count) == [30, 30, 9])
        }

        @Test(
            "A table is no wider than the terminal: columns become narrower, then contenders go on in a table below",
            arguments: [30, 40, 60, 80, 100, 132, 200])
        func table(width: Int) throws {
            let columns = TextTable.Columns(width: width)
            let texts = [
                "Slider in a pager: a quick drag of its thumb, back", "suffers (26): pager scrolled*", "resolved",
            ]
            let cells = [texts[0]] + (0..<min(columns.others, 9)).map { texts[1 + $0 % 2] }
            let lines = TextTable(rows: [cells, cells, cells], widest: columns.widest).lines
            #expect(lines.allSatisfy { $0.count <= width })
            #expect(lines.contains { $0.count > width / 2 })
        }
    }
}
