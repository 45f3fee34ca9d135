/// Why there is no scenario.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// No recording has been begun.
    case nothingRecorded

    public var description: String {
        switch self {
        case .nothingRecorded: "nothing has been recorded, expected a call of start() before"
        }
    }
}
