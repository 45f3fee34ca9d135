import Foundation

/// One touch from its landing to its end.
struct FingerDocument: Encodable {
    /// In points of the window, from its leading top corner.
    var down: [Double]
    /// In seconds.
    var at: TimeInterval
    /// Nil for a finger.
    var type: String?
    /// In points.
    var radius: Double?
    var path: [PathDocument]?
    /// False for a finger that was still down when the recording was saved.
    var up: Bool?
    var cancel: Bool?
}

/// A part of a finger's path: samples, or a rest.
struct PathDocument: Encodable {
    /// Seconds from the beginning of this part, and the position.
    var samples: [[Double]]?
    /// In seconds.
    var hold: TimeInterval?
}
