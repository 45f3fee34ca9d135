/// Something that is not as a person would want it after a sequence.
struct Finding: Codable, Hashable {
    let kind: Kind
    /// What exactly, in a few words.
    let detail: String

    init(_ kind: Kind, _ detail: String = "") {
        self.kind = kind
        self.detail = detail
    }

    enum Kind: String, Codable, CaseIterable {
        /// UIKit would have complained, or the screen would be frozen.
        case fault
        /// Something still moves long after the last touch.
        case neverRests
        /// A transition has not ended.
        case openTransition
        /// A swipe began and has no end, or has two.
        case unpairedEvents
        /// The stack and what is on the screen disagree.
        case wrongScreen
        /// A screen is left turned, faded, or in part.
        case leftPose
        /// A view of the toolkit's is left.
        case leftView
        /// A recognizer has not gone back to where it begins, or a control is still held.
        case heldGesture
        /// A scroll view does not scroll as it did before, or stands beyond its content.
        case changedScrollView
        /// A button is not heard.
        case deadTap
        /// A screen pushed on top is not popped by a swipe.
        case deadSwipe
        /// Something of the play stays in memory.
        case leak
        /// The process has taken more than it should, at this sequence or file.
        case memory
        /// A file is refused without what was expected.
        case unclearRefusal
        /// The process has ended.
        case crash
        /// A sequence takes forever.
        case hang
    }
}

extension Finding: CustomStringConvertible {
    var description: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue): \(detail)" }
}
