import GestureArbitration
import UIKit
import UIKitSeams

/// UIKit's own recognizers that pop the screens of one navigation controller: the edge recognizer and, on iOS 26 and
/// later, the content recognizer.
@MainActor
struct SystemPopRecognizers {
    private let edge: UIGestureRecognizer?
    private let content: UIGestureRecognizer?

    /// Empty for nil.
    init(of navigationController: UINavigationController?) {
        edge = navigationController?.interactivePopGestureRecognizer
        content = navigationController?.contentPopRecognizer
    }

    private var all: [UIGestureRecognizer] { [edge, content].compactMap(\.self) }

    /// Whether one of them has a finger.
    var haveFinger: Bool { contain { $0.numberOfTouches > 0 } }

    /// Whether one of them has one finger, and has not begun to pop.
    var mayBegin: Bool { contain { $0.numberOfTouches == 1 && $0.state == .possible } }

    /// Whether one of them pops.
    var areActive: Bool { contain(\.isActive) }

    /// Whether one of them begins to pop in this event.
    var areBeginning: Bool { contain { $0.state == .began } }

    /// Whether one of them that is not among `recognizers`, those of a finger, drives a pop.
    func areDriven(besides recognizers: @autoclosure () -> [UIGestureRecognizer]) -> Bool {
        contain { $0.isActive && !recognizers().contains($0) }
    }

    /// Whether one of them that is among `recognizers`, those of a finger, drives a pop.
    func areDriven(by recognizers: @autoclosure () -> [UIGestureRecognizer]) -> Bool {
        contain { $0.isActive && recognizers().contains($0) }
    }

    /// Called with every movement, so it creates no array.
    private func contain(_ predicate: (UIGestureRecognizer) -> Bool) -> Bool {
        edge.map(predicate) == true || content.map(predicate) == true
    }

    /// Makes them wait for `veto` to fail.
    func wait(for veto: UIGestureRecognizer) {
        for recognizer in all { recognizer.require(toFail: veto) }
    }

    /// Lets the one that pops continue from `movement`, in points of `view`: it received none while it waited. UIKit
    /// does not document that this has an effect; if it has none, the screen stays that far behind the finger.
    func goOn(from movement: CGPoint, in view: UIView) {
        for case let recognizer as UIPanGestureRecognizer in all where recognizer.isActive {
            recognizer.setTranslation(movement, in: view)
        }
    }

    /// Takes the fingers from those that have not begun.
    func leaveTouches() {
        for recognizer in all where recognizer.state == .possible && recognizer.numberOfTouches > 0 {
            recognizer.leaveTouches()
        }
    }

    /// Takes `finger` from the content recognizer if it is also one of the app's pans inside: those wait for it, and
    /// something around it, such as a sheet, may take the finger meanwhile.
    func leaveToPansInside(_ finger: UITouch) {
        guard let content, content.state == .possible, let recognizers = finger.gestureRecognizers,
            recognizers.contains(content), recognizers.contains(where: { $0.isPan(deeperThan: content) })
        else { return }
        content.leaveTouches()
    }

    /// Cancels the pop that one of them drives. A pop that is only beginning is cancelled in the next frame, because
    /// UIKit can't be told while it begins.
    func cancelPop() {
        for recognizer in all where recognizer.isActive {
            guard recognizer.state == .began else {
                recognizer.leaveTouches()
                continue
            }
            CADisplayLink.nextFrame {
                if recognizer.isActive { recognizer.leaveTouches() }
            }
        }
    }
}
