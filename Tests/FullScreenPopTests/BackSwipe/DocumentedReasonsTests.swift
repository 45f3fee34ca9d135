import Foundation
import Testing

/// The table of reasons in Troubleshooting, compared with the rules of the back swipe.
@Suite("Documented reasons")
struct DocumentedReasonsTests {
    private static let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources").standardized

    /// Reasons that allow a swipe, or say how it relates to another recognizer.
    private static let refuseNothing: Set = [
        "the swipe starts at the edge", "the swipe starts in the screen's region",
        "the navigation controller's recognizers pop together", "another recognizer goes first",
        "the scroll view is at its edge and moves together with the swipe", "the scroll view is let go",
        "scroll views wait until the swipe has decided", "the finger rests beside another one",
    ]

    /// The texts of all reasons that the rules declare.
    private static func reasons(of module: String) throws -> [String] {
        let folder = sources.appendingPathComponent(module).appendingPathComponent("Rules")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: /: ArbitrationReason \{\s*"([^"]+)"/)
                .map { String($0.output.1) }
        }
    }

    // Fails when a row is taken out of the table.
    @Test(
        "Every reason to refuse a swipe back is in Troubleshooting", arguments: ["GestureArbitration", "FullScreenPop"])
    func troubleshooting(module: String) throws {
        let article = Self.sources.appendingPathComponent("FullScreenPop/FullScreenPop.docc/Troubleshooting.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let reasons = try Set(Self.reasons(of: module)).subtracting(Self.refuseNothing)
        #expect(reasons.count > 5)
        #expect(reasons.filter { !text.contains($0) }.sorted() == [])
    }
}
