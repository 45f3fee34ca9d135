/// Puts a file together from pieces of a document, so that the compiler speaks of the document's lines.
struct SourceWriter {
    let file: String
    private(set) var text = ""

    /// The line of the document that the compiler takes the next one for.
    private var nextLine: Int?

    init(file: String) {
        self.file = file
    }

    /// What is written next counts as this line.
    mutating func place(atLine line: Int) {
        guard line != nextLine else { return }
        let name = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        text += "#sourceLocation(file: \"\(name)\", line: \(line))\n"
        nextLine = line
    }

    /// A line that the document does not have.
    mutating func write(_ line: String) {
        text += line + "\n"
        nextLine = nextLine.map { $0 + 1 }
    }

    mutating func write(_ chunks: [Chunk]) {
        for line in chunks.flatMap(\.lines) {
            place(atLine: line.number)
            write(line.text)
        }
    }

    /// - Parameter line: What the function's own line counts as.
    mutating func write(statements: [Chunk], line: Int) {
        place(atLine: line)
        write("@MainActor func snippet() async throws {")
        write(statements)
        write("}")
    }
}
