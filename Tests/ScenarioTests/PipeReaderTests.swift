import Foundation
import Testing

@testable import CommandLineSupport

@Suite("Pipes")
struct PipeReaderTests {
    @Test("A signal does not end the wait for what another process writes")
    func signals() throws {
        var results = [-1, -1, 5]
        let count = try PipeReader.uninterrupted {
            errno = EINTR
            return results.removeFirst()
        }
        #expect(count == 5)
    }

    @Test("What goes wrong otherwise is an error")
    func failure() {
        let error = #expect(throws: POSIXError.self) {
            try PipeReader.uninterrupted {
                errno = EBADF
                return -1
            }
        }
        #expect(error?.code == .EBADF)
    }

    @Test("What has been written before the other process has ended is read, and then the end")
    func end() throws {
        let pipe = Pipe()
        let reader = PipeReader(pipe.fileHandleForReading)
        #expect(try !reader.hasSomething(within: 0))
        try pipe.fileHandleForWriting.write(contentsOf: Data("last".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try reader.hasSomething(within: 0))
        #expect(try reader.next() == Data("last".utf8))
        #expect(try reader.next().isEmpty)
    }
}
