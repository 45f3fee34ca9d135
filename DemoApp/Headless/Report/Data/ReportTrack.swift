/// How one property goes over the frames, as integers.
struct ReportTrack {
    /// Values of consecutive frames; the last one stays.
    private struct Run {
        let start: Int
        var values: [Int]

        var end: Int { start + values.count - 1 }
    }

    private var runs: [Run] = []

    /// A gap of so many frames is cheaper to fill than to leave.
    private static let longestFilledGap = 5

    mutating func append(_ value: Int, at frame: Int) {
        guard let last = runs.last, let shown = last.values.last else {
            runs.append(Run(start: frame, values: [value]))
            return
        }
        guard value != shown else { return }
        let gap = frame - last.end - 1
        if gap <= Self.longestFilledGap {
            runs[runs.count - 1].values += Array(repeating: shown, count: gap) + [value]
        } else {
            runs.append(Run(start: frame, values: [value]))
        }
    }

    /// Frame and run by turns; a run is its first value and then differences, which have fewer digits.
    func write(to json: inout JSONText) {
        for run in runs {
            json.integer(run.start)
            json.array { json in
                var previous = 0
                for value in run.values {
                    json.integer(value - previous)
                    previous = value
                }
            }
        }
    }
}
