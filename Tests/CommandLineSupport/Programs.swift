import Foundation

/// The programs of this machine.
package enum Programs {
    /// Where the program of this name is found along the search path; nil where there is none.
    package static func named(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
