import Foundation
import FullScreenPop
import ScreenTransitions

/// Every transition of the gallery, with how long it takes and what it does, and every gesture.
enum TransitionListing {
    static var text: String {
        let transitions = ScreenTransition.gallery.map { transition in
            let replacement = transition.motion == .intense ? ", a crossfade under Reduce Motion" : ""
            return Entry(
                name: transition.name, facts: transition.timing.words + replacement,
                description: TransitionDescriptions.byName[transition.name] ?? "")
        }
        let gestures = TransitionGesture.all.map { gesture in
            Entry(
                name: gesture.name, facts: "finishes by \(gesture.completion.name)",
                description: GestureDescriptions.byName[gesture.name] ?? "")
        }
        return lines(transitions, under: "Transitions") + "\n\n" + lines(gestures, under: "Interactors")
    }

    private struct Entry {
        let name: String
        let facts: String
        let description: String
    }

    private static func lines(_ entries: [Entry], under heading: String) -> String {
        let width = entries.map(\.name.count).max() ?? 0
        let lines = entries.flatMap { entry in
            let padding = String(repeating: " ", count: width - entry.name.count)
            return ["  \(entry.name)\(padding)  \(entry.facts)", "      \(entry.description)"]
        }
        return ([heading] + lines).joined(separator: "\n")
    }
}

extension TransitionTiming {
    /// Such as `0.35 s, slow at both ends` or `1 s, a spring of damping ratio 0.6`.
    fileprivate var words: String {
        let course =
            switch self {
            case .easeInOut(duration): "slow at both ends"
            case .linear(duration): "at an even pace"
            case .standard(duration): "a quick start and a long rest"
            default:
                switch curve {
                case .spring(let ratio): "a spring of damping ratio \(Double(ratio).text(decimals: 2))"
                case .cubic(let first, let second): "a curve through \(Self.words(first)) and \(Self.words(second))"
                }
            }
        return "\(duration.text(decimals: 2)) s, \(course)"
    }

    private static func words(_ point: CGPoint) -> String {
        "(\(Double(point.x).text(decimals: 2)), \(Double(point.y).text(decimals: 2)))"
    }
}
