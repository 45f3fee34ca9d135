import Foundation

/// Counts the instructions of a run of this program with valgrind's callgrind, which gives the same number every time.
enum InstructionCounter {
    private static let valgrind = "/usr/bin/valgrind"

    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: valgrind) }

    /// The instructions of this program when it runs with `arguments`.
    static func count(_ arguments: [String]) -> Int {
        let text = run(arguments, options: ["--callgrind-out-file=/dev/null"])
        let line = text.split(separator: "\n").last { $0.contains("Collected :") }
        guard let count = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            preconditionFailure("valgrind must say how much it has collected, but says:\n\(text)")
        }
        return count
    }

    /// The same by function, in mangled names. What Swift's runtime and standard library and the system do is counted
    /// for the function that calls them.
    static func countByFunction(_ arguments: [String]) -> [String: Int] {
        let file = FileManager.default.temporaryDirectory.appending(path: "callgrind.\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let skipped = notOfThisPackage.map { "--fn-skip=\($0)" }
        _ = run(
            arguments,
            options: [
                "--callgrind-out-file=\(file.path)", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
            ] + skipped)
        guard let profile = try? String(contentsOf: file, encoding: .utf8) else {
            preconditionFailure("valgrind must have written \(file.path).")
        }
        return costs(in: profile)
    }

    /// The names of functions of the runtime, the standard library, Foundation and the system. A module's own begin
    /// with `$s` and the length of its name.
    private static let notOfThisPackage = [
        "swift_*", "_swift*", "__swift*", "_Z*", "malloc*", "free*", "_int_*", "_mid_*", "mem*", "__mem*", "__tls*",
        "__sin*", "__cos*", "posix_memalign*", "unlink_chunk*", "$sS*", "$ss*", "$sy*", "$s10Foundation*",
        "$s20FoundationEssentials*",
    ]

    /// Sums the own costs of each function. After a line that begins with "calls=" follows one with the costs of the
    /// calls.
    private static func costs(in profile: String) -> [String: Int] {
        var costs: [String: Int] = [:]
        var function = ""
        var isOfCalls = false
        for line in profile.split(separator: "\n") {
            if line.hasPrefix("fn=") {
                function = String(line.dropFirst(3))
            } else if line.hasPrefix("calls=") {
                isOfCalls = true
            } else if line.first?.isNumber == true {
                if !isOfCalls {
                    costs[function, default: 0] += line.split(separator: " ").last.flatMap { Int($0) } ?? 0
                }
                isOfCalls = false
            }
        }
        return costs
    }

    /// What valgrind says of the run.
    private static func run(_ arguments: [String], options: [String]) -> String {
        let process = Process()
        process.executableURL = URL(filePath: valgrind)
        let program = CommandLine.arguments[0]
        // How many instructions a dictionary takes depends on the seed of the hashes, which is another one in every
        // run.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.arguments = ["--tool=callgrind"] + options + [program] + arguments
        let output = Pipe()
        process.standardError = output
        do {
            try process.run()
        } catch {
            preconditionFailure("valgrind must start: \(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "The counted run must end well, but:\n\(text)")
        return text
    }
}
