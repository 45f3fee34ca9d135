import Foundation
import TestSupport

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
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("document.html")
        try Data().write(to: output)

        let process = Process()
        process.executableURL = program
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--window-size=1280,900", "--user-data-dir=\(folder.path)/profile",
            "--virtual-time-budget=\(milliseconds)", "--dump-dom", page.absoluteString,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try await run(process, patience: patience)
        return try String(contentsOf: output, encoding: .utf8)
    }

    private func run(_ process: Process, patience: TimeInterval) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { ended in
                if ended.terminationReason == .exit, ended.terminationStatus == 0 {
                    continuation.resume()
                } else {
                    continuation.resume(
                        throwing: Failure(description: "The browser ended with \(ended.terminationStatus)."))
                }
            }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
                return
            }
            let end = DispatchTime.now() + patience
            DispatchQueue.global().asyncAfter(deadline: end) { if process.isRunning { process.terminate() } }
        }
    }
}
