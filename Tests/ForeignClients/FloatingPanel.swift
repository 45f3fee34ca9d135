import CoreGraphics
import UIKit
import UIKitSeams

/// Hears where a panel stands. Bound to no actor, as protocols were before Swift had any.
package protocol FloatingPanelDelegate: AnyObject {
    func floatingPanelDidMove(_ panel: FloatingPanel)
}

/// A panel over a screen that a finger moves between two heights, with a list in it that scrolls when the panel is up.
///
/// In the manner of panel libraries: an object bound to no actor, whose pan goes on beside the list's and lets all
/// other pans go first.
package class FloatingPanel: NSObject {
    package enum Place { case half, full }

    package let surface = UIView()
    package weak var delegate: FloatingPanelDelegate?
    package private(set) var place = Place.half

    private lazy var pan = PanelPan(of: self)
    private var action: ActionTarget?
    private weak var list: UIScrollView?
    private weak var host: UIView?
    /// Where the surface was when the pan, or the list under it, gave the finger to the panel.
    private var start: CGFloat = 0
    private var startTranslation: CGFloat = 0
    private var isMoving = false

    package func add(to screen: UIViewController, tracking list: UIScrollView) {
        let view: UIView = screen.view
        host = view
        self.list = list
        surface.frame = CGRect(x: 0, y: height(of: .half), width: view.bounds.width, height: view.bounds.height)
        list.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height(of: .full))
        surface.addSubview(list)
        view.addSubview(surface)
        pan.delegate = self
        action = pan.addAction { [unowned self] _ in handlePan() }
        surface.addGestureRecognizer(pan)
    }

    package func height(of place: Place) -> CGFloat {
        let height = host?.bounds.height ?? 0
        return place == .half ? height / 2 : height * 0.1
    }

    private func handlePan() {
        switch pan.state {
        case .began, .changed: move()
        case .ended, .cancelled: settle()
        default: break
        }
    }

    private func move() {
        let translation = pan.translation(in: surface).y
        if !isMoving {
            guard !listTakes(pan.velocity(in: surface).y) else { return }
            isMoving = true
            start = surface.frame.minY
            startTranslation = translation
        }
        let range = height(of: .full)...height(of: .half)
        let wanted = start + translation - startTranslation
        surface.frame.origin.y = min(max(wanted, range.lowerBound), range.upperBound)
        list?.contentOffset.y = 0
        delegate?.floatingPanelDidMove(self)
    }

    private func listTakes(_ velocity: CGFloat) -> Bool {
        guard let list = list, place == .full else { return false }
        return velocity < 0 || list.contentOffset.y > 0
    }

    private func settle() {
        guard isMoving else { return }
        isMoving = false
        list?.setContentOffset(.zero, animated: false)
        let velocity = pan.velocity(in: surface).y
        let middle = (height(of: .full) + height(of: .half)) / 2
        let goesUp = abs(velocity) > 300 ? velocity < 0 : surface.frame.minY < middle
        place = goesUp ? .full : .half
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: options,
            animations: { self.surface.frame.origin.y = self.height(of: self.place) },
            completion: { _ in self.delegate?.floatingPanelDidMove(self) })
    }
}

/// Has an initializer of its own and no other: a recognizer need not be decodable.
private class PanelPan: UIPanGestureRecognizer {
    private weak var panel: FloatingPanel?

    init(of panel: FloatingPanel) {
        self.panel = panel
        super.init(target: nil, action: nil)
        name = "panel"
    }

    /// Nobody but the panel may be the delegate.
    override weak var delegate: UIGestureRecognizerDelegate? {
        didSet { precondition(delegate == nil || delegate === panel, "A panel is the delegate of its own pan.") }
    }
}

extension FloatingPanel: UIGestureRecognizerDelegate {
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === list?.panGestureRecognizer
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard otherGestureRecognizer.view !== list else { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
    }
}
