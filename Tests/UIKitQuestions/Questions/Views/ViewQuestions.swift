import UIKit

/// Hit tests, safe areas and layout.
enum ViewQuestions {
    static let all = [
        Question(
            "hit-test-at-the-far-edge", "Does a hit test at (100, 100) find a view of 100 × 100 points?",
            expected: "no", source: .apple("corefoundation/cgrect"),
            restsOn: [.rule("A1"), .arbitration("Touches/Touchdown")]
        ) { host in
            let (screen, view) = await squareOnScreen(host)
            let place = view.convert(CGPoint(x: 100, y: 100), to: screen.view)
            return screen.view.hitTest(place, with: nil) === view ? "yes" : "no"
        },
        Question(
            "hit-test-transparent", "Does a hit test find a view with an alpha of 0.005?",
            expected: "no", source: .apple("uikit/uiview/hittest(_:with:)"), restsOn: [.rule("A1")]
        ) { host in
            let (screen, view) = await squareOnScreen(host)
            view.alpha = 0.005
            return screen.view.hitTest(view.center, with: nil) === view ? "yes" : "no"
        },
        Question(
            "hit-test-outside-superview", "Does a hit test find a subview where it lies outside of its superview?",
            expected: "no", source: .apple("uikit/uiview/hittest(_:with:)"), restsOn: [.rule("A1")]
        ) { host in
            let (screen, view) = await squareOnScreen(host)
            let inner = UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
            view.addSubview(inner)
            let place = inner.convert(CGPoint(x: 25, y: 25), to: screen.view)
            return screen.view.hitTest(place, with: nil) === inner ? "yes" : "no"
        },
        Question(
            "hit-test-disabled-control", "Does a hit test find a disabled button?",
            expected: "yes", source: .choice("touches on disabled controls"),
            restsOn: [.rule("A2"), .arbitration("Rules/ControlRule")]
        ) { host in
            let (screen, view) = await squareOnScreen(host)
            let button = UIButton(frame: view.frame)
            button.isEnabled = false
            screen.view.addSubview(button)
            return screen.view.hitTest(view.center, with: nil) === button ? "yes" : "no"
        },
        Question(
            "overridden-safe-area", "Do the subviews of a view that overrides safeAreaInsets see what it returns?",
            expected: "yes", source: .guess("insets are passed on from view to view"),
            restsOn: [.transitions("Engine/ScreenContainerView")]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewWithSafeArea(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            screen.view.addSubview(view)
            await host.wait(0.1)
            return inner.safeAreaInsets.top == 30 ? "yes" : "no"
        },
        Question(
            "resized-subview-lays-superview-out", "Is a superview laid out when the size of a subview changes?",
            expected: "yes", source: .guess("reported so; Apple documents the other direction only"),
            restsOn: [.model("Layout/ViewLayoutState"), .transitions("Engine/TransitionRootView")]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewThatCountsLayouts(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            let inner = UIView(frame: view.bounds)
            view.addSubview(inner)
            screen.view.addSubview(view)
            await host.wait(0.1)
            let before = view.layouts
            inner.bounds.size.width = 50
            await host.wait(0.1)
            return view.layouts > before ? "yes" : "no"
        },
        Question(
            "resized-view-is-laid-out", "Is a view laid out before the next frame when its own size changes?",
            expected: "yes", source: .apple("uikit/uiview/layoutsubviews()"),
            restsOn: [
                .transitions("Engine/TransitionRootView"), .transitions("Engine/RunningTransition"),
                .scenario("rotation-transition-finished"),
            ]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = ViewThatCountsLayouts(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            screen.view.addSubview(view)
            await host.wait(0.1)
            let before = view.layouts
            view.bounds.size.width = 50
            await host.wait(0.1)
            return view.layouts > before ? "yes" : "no"
        },
        Question(
            "snapshot-of-what-was-never-shown",
            "Does snapshotView(afterScreenUpdates: true) return a view for one out of the window?",
            expected: "yes", source: .apple("uikit/uiview/snapshotview(afterscreenupdates:)"),
            restsOn: [.transitions("Engine/ScreenPicture"), .transitions("Engine/TransitionHierarchy")]
        ) { host in
            await host.show(QuestionScreen("A"))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = .white
            return view.snapshotView(afterScreenUpdates: true) == nil ? "no" : "yes"
        },
        Question(
            "which-constraint-breaks", "Which of two contradicting required widths holds, added as 10 and then 20?",
            expected: "10", source: .choice("the latest of contradicting constraints breaks"),
            restsOn: [.model("Layout/BehaviourProfile+Layout")]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
            let sides = [
                view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                view.topAnchor.constraint(equalTo: screen.view.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 9),
            ]
            NSLayoutConstraint.activate(sides + [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) })
            screen.view.layoutIfNeeded()
            return "\(Int(view.bounds.width))"
        },
    ]

    @MainActor
    private static func squareOnScreen(_ host: any QuestionHost) async -> (QuestionScreen, UIView) {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        screen.view.addSubview(view)
        return (screen, view)
    }
}

private final class ViewWithSafeArea: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0) }
}

private final class ViewThatCountsLayouts: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
