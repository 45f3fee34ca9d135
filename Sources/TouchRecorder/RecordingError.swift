/// Why there is no scenario.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// No recording has been started.
    case nothingRecorded

    /// What was wrong, and what was expected.
    public var description: String {
        switch self {
        case .nothingRecorded: "nothing has been recorded, expected a call of start() before"
        }
    }
}
