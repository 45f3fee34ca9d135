import Foundation

/// Reads what another process writes, as it comes. A signal that interrupts the wait does not end it, where
/// `FileHandle.availableData` would trap.
package struct PipeReader {
    private static let largestPiece = 1 << 16

    private let descriptor: Int32

    /// - Parameter handle: must stay open as long as there is something to be read.
    package init(_ handle: FileHandle) {
        descriptor = handle.fileDescriptor
    }

    /// What has come, after waiting for it; empty at the end.
    package func next() throws -> Data {
        var bytes = [UInt8](repeating: 0, count: Self.largestPiece)
        let count = try Self.uninterrupted { read(descriptor, &bytes, bytes.count) }
        return Data(bytes.prefix(count))
    }

    /// Whether there is something to read, the end included, before `time` is over, in seconds of the real clock. It
    /// begins anew with every signal.
    package func hasSomething(within time: TimeInterval) throws -> Bool {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        return try Self.uninterrupted { Int(poll(&descriptors, 1, Int32(time * 1000))) } > 0
    }

    /// What a call of the system returns, which is negative where it has failed.
    static func uninterrupted(_ call: () -> Int) throws -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }
}
