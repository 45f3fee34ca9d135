import Foundation
import FullScreenPop

/// Every transition of the gallery, with how long it takes and what it does.
enum TransitionListing {
    static var text: String {
        let names = Transition.gallery.map(\.name)
        let width = names.map(\.count).max() ?? 0
        let lines = Transition.gallery.flatMap { transition in
            let padding = String(repeating: " ", count: width - transition.name.count)
            let replacement = transition.motion == .intense ? ", a crossfade under Reduce Motion" : ""
            return [
                "\(transition.name)\(padding)  \(transition.timing.words)\(replacement)",
                "    \(TransitionDescriptions.byName[transition.name] ?? "")",
            ]
        }
        return lines.joined(separator: "\n")
    }
}

extension TransitionTiming {
    /// Such as `0.35 s, slow at both ends` or `1 s, a spring of damping ratio 0.6`.
    var words: String {
        let course =
            switch self {
            case .easeInOut(duration): "slow at both ends"
            case .linear(duration): "at an even pace"
            case .standard(duration): "a quick start and a long rest"
            default:
                switch curve {
                case .spring(let ratio): "a spring of damping ratio \(Double(ratio).text(decimals: 2))"
                case .cubic(let first, let second):
                    "the curve (\([first.x, first.y, second.x, second.y].map { Double($0).text(decimals: 2) }.joined(separator: ", ")))"
                }
            }
        return "\(duration.text(decimals: 2)) s, \(course)"
    }
}
