import UIKit

/// Screens that are being dismissed: where they are, and what touches they take.
enum ModalPlaceQuestions {
    private static let restsOnPlace: [Dependency] = [
        .pop("Modal/InteractiveDismissal"), .transitions("Engine/TransitionHierarchy"), .scenario("modal-cancelled"),
    ]
    private static let restsOnSheet: [Dependency] = [
        .pop("Modal/ModalTransitioningDelegate"), .model("Transitions/Presentation/SheetSwipe"), .rule("F4"),
    ]

    static let all = [
        Question(
            "place-after-a-cancelled-dismissal",
            "Where is a presented view after a cancelled dismissal whose animator has moved it by 100 points?",
            expected: "where it was", source: .choice("where a cancelled dismissal leaves the view"),
            restsOn: restsOnPlace
        ) { host in
            let drawer = Drawer()
            await drawer.present(on: host)
            guard drawer.screen.view.frame == Drawer.open else { throw NoAnswer("The drawer is not open.") }
            drawer.presenter.beginDismissing(animated: true)
            await host.wait(0.2)
            drawer.interaction.update(0.4)
            drawer.interaction.cancel()
            await host.settle()
            return switch drawer.screen.view.frame {
            case Drawer.open: "where it was"
            case Drawer.moved: "where the animator has left it"
            case host.window.bounds: "where the presentation wants it"
            default: "somewhere else"
            }
        },
        Question(
            "touch-below-a-leaving-screen",
            "Does a hit test find the presenter while a screen over the whole of it is being dismissed?",
            expected: "yes", source: .choice("touches on a leaving screen"),
            restsOn: [.arbitration("Rules/IdleRule"), .pop("Modal/DismissalRule"), .scenario("modal-during-dismissal")]
        ) { host in
            let modal = DrivenModal(style: .overFullScreen)
            await modal.present(on: host)
            let middle = CGPoint(x: host.window.bounds.midX, y: host.window.bounds.midY)
            var hit: UIView?
            await modal.dismissAndCancel(on: host, meanwhile: { hit = host.window.hitTest(middle, with: nil) })
            return hit?.isDescendant(of: modal.presenter.view) == true ? "yes" : "no"
        },
        Question(
            "action-of-an-alert", "Is an alert still presented when the action runs whose button is tapped?",
            expected: "no", source: .choice("an alert's action runs when that has gone"),
            restsOn: [
                .pop("Transitions/TransitionQueue"), .model("Controllers/Alerts/UIAlertController"), .rule("I11"),
            ],
            fingers: [.tap(195, 448)]
        ) { host in
            let presenter = QuestionScreen("P")
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
            var isPresented: Bool?
            alert.addAction(
                UIAlertAction(title: "Discard", style: .default) { [weak presenter] _ in
                    isPresented = presenter?.presentedViewController != nil
                })
            await host.show(presenter)
            presenter.beginPresenting(alert, animated: true)
            await host.settle()
            try await host.useFingers()
            await host.settle()
            guard let isPresented else { throw NoAnswer("The tap has not hit the action.") }
            return isPresented ? "yes" : "no"
        },
        Question(
            "sheet-that-rests", "Does a sheet go that rests 150 points lower when it is let go?",
            expected: "no", source: .choice("when a swipe dismisses a sheet"), restsOn: restsOnSheet,
            fingers: [.drag(195, 300, by: 0, 150, velocity: 300, holding: 0.4)]
        ) { host in try await sheetGoes(on: host) },
        Question(
            "sheet-in-motion", "Does a sheet go that is let go 300 points lower, at 500 points per second?",
            expected: "yes", source: .choice("when a swipe dismisses a sheet"), restsOn: restsOnSheet,
            fingers: [.drag(195, 200, by: 0, 300, velocity: 500, holding: 0)]
        ) { host in try await sheetGoes(on: host) },
        Question(
            "list-that-reaches-its-top-in-a-sheet",
            "Does a sheet go by a drag of 330 points down over a list in it that is scrolled by 60 points?",
            expected: "yes", source: .choice("lists in sheets hand over at their top"),
            restsOn: [
                .model("Transitions/Presentation/SheetSwipe"), .rule("I5"), .scenario("sheet-list-reaches-top"),
            ],
            fingers: [.drag(195, 180, by: 0, 330, velocity: 1000, holding: 0)]
        ) { host in
            try await sheetGoes(on: host) { sheet in
                let list = UIScrollView(frame: sheet.view.bounds)
                list.contentSize = CGSize(width: list.bounds.width, height: 3000)
                sheet.view.addSubview(list)
                list.contentOffset.y = 60
            }
        },
    ]

    /// - Parameter fill: fills the sheet once it is there.
    @MainActor
    private static func sheetGoes(
        on host: any QuestionHost, fill: (UIViewController) -> Void = { _ in }
    ) async throws -> String {
        let (presenter, sheet) = (QuestionScreen("P"), QuestionScreen("S"))
        sheet.modalPresentationStyle = .pageSheet
        await host.show(presenter)
        presenter.beginPresenting(sheet, animated: true)
        await host.settle()
        fill(sheet)
        try await host.useFingers()
        await host.settle()
        return sheet.presentingViewController == nil ? "yes" : "no"
    }
}

/// A modal that an animator puts to the leading side. Its dismissal is interactive, and driven by no finger.
@MainActor
private final class Drawer: NSObject, UIViewControllerTransitioningDelegate {
    static let open = CGRect(x: 0, y: 0, width: 200, height: 400)
    static let moved = open.offsetBy(dx: 100, dy: 0)
    let interaction = UIPercentDrivenInteractiveTransition()
    let presenter = QuestionScreen("P")
    let screen = QuestionScreen("M")

    func present(on host: any QuestionHost) async {
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = self
        await host.show(presenter)
        presenter.beginPresenting(screen, animated: true)
        await host.settle()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PlacingAnimator(key: .to, from: Self.moved, to: Self.open)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        PlacingAnimator(key: .from, from: Self.open, to: Self.moved)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// Moves one view from place to place, and leaves it there.
private final class PlacingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let key: UITransitionContextViewControllerKey
    private let start: CGRect
    private let end: CGRect

    init(key: UITransitionContextViewControllerKey, from start: CGRect, to end: CGRect) {
        (self.key, self.start, self.end) = (key, start, end)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.viewController(forKey: key)?.view else { return }
        if view.superview == nil { transitionContext.containerView.addSubview(view) }
        view.frame = start
        UIView.animate(withDuration: 0.4) {
            view.frame = self.end
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
