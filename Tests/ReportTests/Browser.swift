import CommandLineSupport
import Foundation

/// A browser of this machine, run without a window.
struct Browser {
    let program: URL

    /// Debian's name, and those that others give it.
    private static let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

    /// The first that is found along the search path; nil where there is none.
    static let installed: Browser? = names.lazy.compactMap { Programs.named($0) }.first.map { Browser(program: $0) }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What a page has become after its scripts have had some time.
    ///
    /// - Parameters:
    ///   - milliseconds: of the page's own time, which goes as fast as the machine can.
    ///   - patience: in seconds of the clock on the wall; a browser that takes longer is ended.
    /// - Returns: the document as text.
    func document(of page: URL, after milliseconds: Int, patience: TimeInterval = 120) async throws -> String {
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: profile) }
        let run = ProgramRun(
            program: program,
            arguments: [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--window-size=1280,900", "--user-data-dir=\(profile.path)",
                "--virtual-time-budget=\(milliseconds)", "--dump-dom", page.absoluteString,
            ], patience: patience, isHushed: true)
        return String(decoding: try await run.output(), as: UTF8.self)
    }
}
