import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import UIKit

/// Two screens of the demo on the model, one of which comes and goes with a transition.
@MainActor
struct TransitionSet {
    let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    /// Brings the screen.
    let bring: (_ animated: Bool) -> Void
    /// Takes it away.
    let take: () -> Void
    /// Where a finger lands that leads the screen away, and the way that brings the transition to its end.
    let drag: (start: CGPoint, way: CGVector)

    init(_ transition: ScreenTransition) {
        switch TransitionUse(of: transition) {
        case .push: self.init(pushing: transition)
        case .modal(let direction): self.init(presenting: transition, dismissedBy: direction)
        }
        device.settle()
    }

    private init(pushing transition: ScreenTransition) {
        let (root, screen) = Self.screens(for: transition)
        let navigation = FullScreenPopNavigationController(rootViewController: root)
        screen.fullScreenPop.transition = transition
        bring = { navigation.pushViewController(screen, animated: $0) }
        take = { _ = navigation.popViewController(animated: true) }
        drag = (CGPoint(x: 40, y: 600), CGVector(dx: device.window.bounds.width, dy: 0))
        device.perform { [device] in device.window.rootViewController = navigation }
    }

    private init(presenting transition: ScreenTransition, dismissedBy direction: SwipeDirection) {
        let root = DemoNavigation.make()
        let gesture: TransitionGesture = direction == .back ? .pan : .verticalPan(direction)
        let screen = ModalStack.make(PlayerViewController(), ModalTransition(transition, gesture: gesture))
        bring = { root.present(screen, animated: $0) }
        take = { root.dismiss(animated: true) }
        // On the artwork, which leaves every finger to the gesture.
        switch direction {
        case .up: drag = (CGPoint(x: 195, y: 430), CGVector(dx: 0, dy: -400))
        case .down: drag = (CGPoint(x: 195, y: 200), CGVector(dx: 0, dy: 400))
        default: drag = (CGPoint(x: 40, y: 300), CGVector(dx: device.window.bounds.width, dy: 0))
        }
        device.perform { [device] in device.window.rootViewController = root }
    }

    /// Who is pushed: a photo of the album where views travel from screen to screen, else an article.
    private static func screens(for transition: ScreenTransition) -> (root: UIViewController, screen: UIViewController)
    {
        transition.sharesElements
            ? (AlbumViewController(), PhotoViewController(Photo.all[2]))
            : (HomeViewController(), ArticleViewController())
    }
}
