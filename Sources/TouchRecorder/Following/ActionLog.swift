import UIKit

/// What the app has done while touches are being recorded.
@MainActor
final class ActionLog {
    /// In the order in which they were noted, with times like those of touches.
    private(set) var actions: [ActionDocument] = []

    func note(_ time: TimeInterval, _ change: (inout ActionDocument) -> Void) {
        var action = ActionDocument(at: time)
        change(&action)
        actions.append(action)
    }

    /// Notes what the app has done with the contents of a screen. If it changes something frame by frame, only the last
    /// change is noted.
    func note(_ actions: [ActionDocument]) {
        for action in actions {
            self.actions.removeAll { $0.isContinued(by: action) }
            self.actions.append(action)
        }
    }
}

extension ActionDocument {
    /// Whether another change of the same properties follows immediately.
    fileprivate func isContinued(by next: ActionDocument) -> Bool {
        guard let change, change == next.change, let properties, let following = next.properties else { return false }
        return properties.hasSameMembers(as: following) && next.at - at < 0.05
    }
}
