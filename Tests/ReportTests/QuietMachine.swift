import Foundation
import Testing

/// Pages that somebody uses live in real time. They are tried where nothing else runs beside them.
enum QuietMachine {
    /// Whether whoever runs the tests says so, by QUIET_MACHINE=1.
    static let isPromised = ProcessInfo.processInfo.environment["QUIET_MACHINE"] == "1"

    static let comment: Comment = "It lives in real time and needs a quiet machine: QUIET_MACHINE=1 tries it."
}
