import Foundation

/// Where reports are put.
enum ReportFiles {
    /// The folder of this path, made if there is none.
    static func folder(_ path: String) throws -> URL {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ReportError("cannot make the folder \(path): \(error.localizedDescription)")
        }
        return folder
    }

    static func write(_ data: Data, to file: URL) throws {
        do {
            try data.write(to: file)
        } catch {
            throw ReportError("cannot write \(file.path): \(error.localizedDescription)")
        }
    }
}
