import Foundation

/// One finger's stay on the glass, by the samples in which it did something.
package struct RecordedFinger: Sendable, Equatable {
    /// The number of a sample since the begin, and a place as scenarios have it: from the leading top corner.
    package struct Sample: Sendable, Equatable {
        package let tick: Int
        package let place: CGPoint
    }

    package let down: Sample
    package internal(set) var moves: [Sample] = []
    /// In which sample it left; nil while it rests on the glass.
    package internal(set) var endTick: Int?
    package internal(set) var isCancelled = false
}
