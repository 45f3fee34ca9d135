import Foundation

/// axe-core, which knows the rules of accessibility that a machine can try. It is not part of this package.
enum Axe {
    /// Its script, which the environment's AXE_CORE names; nil where there is none.
    static let script: String? = ProcessInfo.processInfo.environment["AXE_CORE"].flatMap { path in
        FileManager.default.isReadableFile(atPath: path) ? path : nil
    }
}
