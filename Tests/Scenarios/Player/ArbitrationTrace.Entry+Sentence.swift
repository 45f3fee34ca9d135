import Foundation
import GestureArbitration

extension ArbitrationTrace.Entry {
    /// The decision for people: "pop refused by the control rule: the touch is on a control".
    var sentence: String {
        let because = rule.map { ", by \(Self.words($0)): \(reason)" } ?? ""
        let other = other.map(Self.recognizer) ?? "another recognizer"
        return switch (outcome, question) {
        case (.allowed, .receive): "\(subject) watches the touch on \(other)\(because)"
        case (.allowed, _) where recognizer == "GestureArbitration.handoff":
            "scroll views under the finger fail: \(reason)"
        case (.allowed, _): "\(subject) may begin\(because)"
        case (.denied, _): "\(subject) refused by \(rule.map(Self.words) ?? "the arbiter"): \(reason)"
        case (.exclusive, _): "\(subject) and \(other) exclude each other\(because)"
        case (.simultaneous, _): "\(subject) and \(other) go together\(because)"
        case (.waits, _): "\(subject) waits for \(other)\(because)"
        case (.goesFirst, _): "\(subject) goes before \(other)\(because)"
        }
    }

    private var subject: String {
        guard recognizer.hasPrefix("FullScreenPop") else { return recognizer }
        return switch recognizer {
        case "FullScreenPop.dismissal": "dismissal"
        case "FullScreenPop.push": "push"
        case "FullScreenPop.tabs": "swipe between tabs"
        default: "pop"
        }
    }

    /// UIKit's recognizers in words, and the toolkit's by what they are for; others by their class.
    private static func recognizer(_ name: String) -> String {
        switch name.components(separatedBy: " of ")[0] {
        case "ContentPopGestureRecognizer": "UIKit's pop from the content"
        case "UIScreenEdgePanGestureRecognizer": "UIKit's pop from the edge"
        case "BarHidingPanGestureRecognizer": "the swipe that hides the bars"
        case "ScrollPanGestureRecognizer": "the pan of a scroll view"
        case "ContentTouchDelayRecognizer": "a scroll view that withholds the touch"
        case "FullScreenPop.pan", "FullScreenPop.trackpadPan": "another swipe back"
        default: name
        }
    }

    /// "the control rule" for `ControlRule`; what is no rule keeps its name.
    private static func words(_ rule: String) -> String {
        guard rule.first?.isUppercase == true else { return rule }
        return "the" + rule.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
}
