import Foundation
import Testing

/// Pages that are broken on purpose, so that the checks have something to find. That changes only with the pages or the
/// checks, and takes a third as long as all other tests.
enum BrokenPages {
    /// Whether whoever runs the tests asks for them, by BROKEN_PAGES=1.
    static let areAsked = ProcessInfo.processInfo.environment["BROKEN_PAGES"] == "1"

    static let comment: Comment = "It tries the checks on pages that are broken: BROKEN_PAGES=1 does."
}
