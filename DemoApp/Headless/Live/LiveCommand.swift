import Foundation
import CommandLineSupport

/// A phone in the browser: plays in the time of the clock on the wall, which only this type reads.
@MainActor
struct LiveCommand {
    let request: LiveRequest
    /// Takes a text of whole lines at a time.
    let output: (String) -> Void

    /// Serves until the process is ended.
    ///
    /// - Throws: an error for a file that is no scenario, or where nothing can be served.
    func run() async throws -> Never {
        let session = LiveSession(
            screens: try LiveScreens(files: request.files), firstBuild: Int.random(in: 0..<1_000_000_000))
        let server = try LiveServer(port: request.port, page: try session.screens.page())
        let clock = ContinuousClock()
        var last = clock.now
        while true {
            for line in server.heard() { try await take(line, session, server) }
            guard server.isRunning else { throw LiveServer.Failure("the process that serves the page has ended") }
            let now = clock.now
            await session.advance(by: (now - last).inSeconds)
            last = now
            server.send(session.takeOutput())
            try await clock.sleep(until: now + (session.isIdle ? Self.idleInterval : session.sampleInterval / 4))
        }
    }

    /// How often a session that nobody watches looks for messages.
    private static let idleInterval = Duration.milliseconds(20)

    private func take(_ line: LiveServer.Line, _ session: LiveSession, _ server: LiveServer) async throws {
        switch line {
        case .ready(let port):
            output("The phone is at http://127.0.0.1:\(port)/ – Control-C ends it.")
            // Whoever reads this through a pipe would otherwise hear of it at the end.
            fflush(nil)
        case .failed(let reason):
            throw LiveServer.Failure("cannot listen on port \(request.port): \(reason)")
        case .opened(let page): session.pageDidOpen(page)
        case .closed(let page): session.pageDidClose(page)
        case .message(let id, let page, let message):
            server.answer(id, await session.answer(to: message, from: page))
        }
    }
}
