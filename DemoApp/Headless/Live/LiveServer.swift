import Foundation
import CommandLineSupport

/// The process that serves the page: Python's standard library has an HTTP server that is kept well, and Foundation has
/// none. It is spoken to through pipes.
final class LiveServer: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// What the server says.
    enum Line: Sendable {
        case ready(port: Int)
        case failed(String)
        /// A page is shown by a browser from now on, by its number.
        case opened(page: Int)
        case closed(page: Int)
        /// The text of a page's message, whatever it is.
        case message(id: Int, page: Int, Data)
    }

    private let process = Process()
    private let input = Pipe()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var lines: [Line] = []
    private var hasEnded = false

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - page: the whole page, as HTML.
    init(port: Int, page: Data) throws {
        guard let python = Programs.named("python3") else {
            throw Failure("live needs python3, whose standard library serves the page, and there is none on the PATH")
        }
        guard let script = Bundle.module.resourceURL?.appendingPathComponent("Server/live.py") else {
            throw Failure("the file Server/live.py is not beside the program")
        }
        let output = Pipe()
        process.executableURL = python
        // Isolated: neither the environment nor the folder that this runs in decides which modules there are.
        process.arguments = ["-I", "-B", script.path, "\(port)"]
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw Failure("python3 cannot be started: \(error.localizedDescription)")
        }
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [self] in listen(to: output.fileHandleForReading) }
        write(Data("page \(page.count)\n".utf8) + page)
    }

    /// False when the server has ended and everything has been heard.
    var isRunning: Bool { lock.withLock { !hasEnded || !lines.isEmpty } }

    /// What the server has said since the last call.
    func heard() -> [Line] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }

    /// Sends events to every page.
    func send(_ events: [JSONText]) {
        for event in events { write(Data("all ".utf8) + Data(event.bytes) + Data("\n".utf8)) }
    }

    func answer(_ id: Int, _ answer: JSONText) {
        write(Data("answer \(id) ".utf8) + Data(answer.bytes) + Data("\n".utf8))
    }

    /// A server that has ended hears nothing any more, which ``isRunning`` tells.
    private func write(_ data: Data) {
        try? input.fileHandleForWriting.write(contentsOf: data)
    }

    // MARK: Listening, on a thread of its own

    private func listen(to handle: FileHandle) {
        var buffer = LineBuffer()
        let reader = PipeReader(handle)
        while let data = try? reader.next(), !data.isEmpty {
            let news = buffer.lines(adding: data).compactMap(Line.init)
            lock.withLock { lines += news }
        }
        lock.withLock { hasEnded = true }
    }
}

extension LiveServer.Line {
    /// Nil for what the server does not say.
    fileprivate init?(_ json: Data) {
        guard let words = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else { return nil }
        if let port = words["ready"] as? Int {
            self = .ready(port: port)
        } else if let reason = words["failed"] as? String {
            self = .failed(reason)
        } else if let page = words["opened"] as? Int {
            self = .opened(page: page)
        } else if let page = words["closed"] as? Int {
            self = .closed(page: page)
        } else if let id = words["id"] as? Int, let page = words["page"] as? Int,
            let message = words["message"] as? String
        {
            self = .message(id: id, page: page, Data(message.utf8))
        } else {
            return nil
        }
    }
}
