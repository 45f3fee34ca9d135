import CommandLineSupport
import Testing

extension ScenarioTests {
    @Suite("Progress")
    @MainActor
    struct WorkProgressTests {
        /// What is said of a work whose parts take as long as each other.
        private func said(of total: Int, each part: Duration, isTerminal: Bool) -> [String] {
            var said: [String] = []
            var time = Duration.zero
            let progress = WorkProgress(
                "parts played", of: total, isTerminal: isTerminal, elapsed: { time }, write: { said.append($0) })
            for _ in 0..<total {
                time += part
                progress.advance()
            }
            progress.clear()
            return said
        }

        @Test("Nothing is said of a work that is done within two seconds", arguments: [true, false])
        func short(isTerminal: Bool) {
            #expect(said(of: 19, each: .milliseconds(100), isTerminal: isTerminal) == [])
        }

        @Test("On a terminal one line is written over ten times a second, and is gone at the end")
        func terminal() {
            let said = said(of: 300, each: .milliseconds(10), isTerminal: true)
            #expect(said.first == "\r\u{1B}[K200 of 300 parts played, 2 s")
            #expect(said.count == 11)
            #expect(said.last == "\r\u{1B}[K")
            #expect(said.allSatisfy { !$0.contains("\n") })
        }

        @Test("Elsewhere there is a line after two seconds and one every twenty seconds from then on")
        func file() {
            #expect(
                said(of: 50, each: .seconds(1), isTerminal: false) == [
                    "2 of 50 parts played, 2 s\n", "22 of 50 parts played, 22 s\n", "42 of 50 parts played, 42 s\n",
                ])
        }
    }
}
