import Foundation
import Runtime

/// Counts the allocations of Swift code, by whose code asked for them.
@MainActor
enum AllocationCounter {
    nonisolated(unsafe) private static var isCounting = false
    nonisolated(unsafe) private static var tallies: [[Backtrace.Address]: Tally] = [:]

    nonisolated(unsafe) private static var images: ImageMap?

    /// One place in the code that allocates, and how often it did.
    private struct Tally {
        let backtrace: Backtrace
        var count = 0
    }

    struct Result {
        /// Allocations that our libraries asked for.
        var inSources = 0
        /// Those of the UIKit model and everything else.
        var elsewhere = 0
        /// Where our libraries asked for them.
        var places: [String: Int] = [:]
    }

    /// The frames looked at: enough to get out of the standard library.
    nonisolated private static let depth = 16

    /// Counts the allocations made while `body` runs.
    static func count(_ body: () -> Void) -> Result {
        install()
        tallies = [:]
        isCounting = true
        body()
        isCounting = false
        return tallies.values.reduce(into: Result()) { result, tally in
            if let place = placeInSources(tally.backtrace) {
                result.inSources += tally.count
                result.places[place, default: 0] += tally.count
            } else {
                result.elsewhere += tally.count
            }
        }
    }

    private static func install() {
        guard MallocHook.original == nil else { return }
        images = ImageMap.capture()
        // Noting for the first time makes types of its own, during which the runtime holds locks. Later, in the middle
        // of an allocation, it may hold them already.
        isCounting = true
        for _ in 0..<2 { note() }
        isCounting = false
        let isInstalled = MallocHook.install { size in
            AllocationCounter.note()
            return MallocHook.original?(size)
        }
        precondition(isInstalled, "Swift's runtime must call malloc through its table of addresses.")
    }

    /// Called in the middle of an allocation: what it allocates itself is not counted.
    nonisolated private static func note() {
        guard isCounting else { return }
        isCounting = false
        defer { isCounting = true }
        guard let backtrace = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images) else {
            return
        }
        let addresses = backtrace.frames.map(\.originalProgramCounter)
        tallies[addresses, default: Tally(backtrace: backtrace)].count += 1
    }

    /// The function of ours that asked for the allocation; nil if the innermost function of this package is the
    /// model's.
    private static func placeInSources(_ backtrace: Backtrace) -> String? {
        for frame in backtrace.symbolicated(options: .useSymbolCache)?.frames ?? [] {
            guard let symbol = frame.symbol else { continue }
            // Mangled names: a function's own module comes first, an extension's module follows the extended type.
            if libraries.contains(where: { symbol.rawName.hasPrefix("$s\($0)") || symbol.rawName.contains("\($0)E") }) {
                return symbol.name
            }
            if symbol.rawName.hasPrefix("$s5UIKit") { return nil }
        }
        return nil
    }

    private static let libraries = ["18GestureArbitration", "13FullScreenPop"]
}
