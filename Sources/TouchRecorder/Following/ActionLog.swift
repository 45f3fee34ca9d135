import UIKit

/// What the app has done while touches are recorded.
@MainActor
final class ActionLog {
    /// In the order in which they were noted; their times are those of touches.
    private(set) var actions: [ActionDocument] = []

    func note(_ time: TimeInterval, _ change: (inout ActionDocument) -> Void) {
        var action = ActionDocument(at: time)
        change(&action)
        actions.append(action)
    }

    /// Notes what the app has done with what is on a screen. Of what it changes frame by frame the last is noted.
    func note(_ actions: [ActionDocument]) {
        for action in actions {
            self.actions.removeAll { $0.isContinued(by: action) }
            self.actions.append(action)
        }
    }
}

extension ActionDocument {
    /// Whether another change of the same properties follows at once.
    fileprivate func isContinued(by next: ActionDocument) -> Bool {
        guard let change, change == next.change, let properties, let following = next.properties else { return false }
        return properties.hasSameMembers(as: following) && next.at - at < 0.05
    }
}
