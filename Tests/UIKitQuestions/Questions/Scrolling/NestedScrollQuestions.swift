import UIKit

/// Scroll views against recognizers around them, and inside one another.
enum NestedScrollQuestions {
    private static let restsOnEdge: [Dependency] = [
        .arbitration("Rules/ScrollEdgeRule"), .arbitration("ScrollViews/ScrollHandoff"), .rule("D5"),
        .scenario("pager-first-page-right-quick"),
    ]
    private static let restsOnLock: [Dependency] = [
        .arbitration("ScrollViews/ScrollExtent"), .model("Scrolling/UIScrollView"), .scenario("table-across"),
    ]

    static let all = [
        Question(
            "pager-at-its-edge-against-pan",
            "Which wins when a finger drags back over a pager on its first page, on a view with a pan?",
            expected: "the pager", source: .report("the articles behind the recipes, see rule D5 of the model"),
            restsOn: restsOnEdge,
            fingers: [.drag(100, 400, by: 200)]
        ) { host in try await pagerOutcome(bounces: true, on: host) },
        Question(
            "pager-without-bounce-at-its-edge-against-pan",
            "Which wins in a drag back over the first page of a pager that does not bounce, on a view with a pan?",
            expected: "the pager", source: .report("the articles behind the recipes, see rule D5 of the model"),
            restsOn: restsOnEdge,
            fingers: [.drag(100, 400, by: 200)]
        ) { host in try await pagerOutcome(bounces: false, on: host) },
        Question(
            "list-against-horizontal-drag",
            "Does a vertical list leave a horizontal drag to a pan of the view around it?",
            expected: "the pan", source: .guess("the list has nothing to scroll on that axis"),
            restsOn: [.arbitration("ScrollViews/ScrollExtent"), .rule("D4"), .scenario("table-flat")],
            fingers: [.drag(100, 400, by: 200)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            let pan = UIPanGestureRecognizer()
            screen.view.addGestureRecognizer(pan)
            let log = RecognizerLog(of: pan)
            try await host.useFingers()
            return log.hasBegun ? "the pan" : list.log.entries.isEmpty ? "neither" : "the list"
        },
        Question(
            "scroll-view-waits-for-gate",
            "Does a scroll view stay still while a recognizer that its pan waits for has begun?",
            expected: "yes", source: .apple("uikit/uigesturerecognizer/require(tofail:)"),
            restsOn: [
                .arbitration("ScrollViews/ScrollLockGestureRecognizer"), .arbitration("ScrollViews/ScrollHandoff"),
                .rule("C5"), .scenario("pager-first-page-right-quick"),
            ],
            fingers: [.drag(195, 600, by: 0, -200)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            let gate = GateRecognizer(begins: true)
            screen.view.addGestureRecognizer(gate)
            list.scrollView.panGestureRecognizer.require(toFail: gate)
            try await host.useFingers()
            return list.scrollView.contentOffset.y == 0 ? "yes" : "no"
        },
        Question(
            "scroll-view-held-until-the-lift",
            "Does a scroll view coast that was held back by another recognizer until the finger lifted?",
            expected: "yes", source: .guess("what is held back begins once it may, and then ends"),
            restsOn: [.pop("SwipePan/SwipePanGestureRecognizer"), .rule("B4"), .scenario("list-flicked-in-a-bend")],
            fingers: [.flick(195, 600, by: 0, -200)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            let gate = GateRecognizer(begins: false)
            gate.distance = .infinity
            screen.view.addGestureRecognizer(gate)
            list.scrollView.panGestureRecognizer.require(toFail: gate)
            try await host.useFingers()
            return list.scrollView.contentOffset.y > 0 ? "yes" : "no"
        },
        Question(
            "drag-at-the-end-of-an-inner-pager",
            "Which scrolls when a finger drags on over an inner pager on its last page: the inner or the outer pager?",
            expected: "the outer one", source: .choice("drags handed to the scroll view around"),
            restsOn: [.arbitration("Rules/ScrollEdgeRule"), .rule("D4"), .scenario("pager-in-pager-handoff")],
            fingers: [.drag(250, 400, by: -150, holding: 0)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let outer = QuestionPager(in: screen.view, page: 0)
            let inner = QuestionPager(in: outer.scrollView, page: 2)
            // The bounds of a scroll view begin at its offset.
            inner.scrollView.frame.origin = .zero
            try await host.useFingers()
            return switch (inner.hasScrolled, outer.hasScrolled) {
            case (true, true): "both"
            case (true, false): "the inner one"
            case (false, true): "the outer one"
            case (false, false): "neither"
            }
        },
        Question(
            "directional-lock-at-a-ratio-of-1.25",
            "Along how many axes goes a directionally locked scroll view in a drag 1.25 times as far down as across?",
            expected: "both", source: .choice("ratio of the directional lock"), restsOn: restsOnLock,
            fingers: [.drag(250, 600, by: -120, -150)]
        ) { host in try await lockedAxes(on: host) },
        Question(
            "directional-lock-at-a-ratio-of-2",
            "Along how many axes goes a directionally locked scroll view in a drag twice as far down as across?",
            expected: "one", source: .choice("ratio of the directional lock"), restsOn: restsOnLock,
            fingers: [.drag(250, 600, by: -80, -160)]
        ) { host in try await lockedAxes(on: host) },
    ]

    @MainActor
    private static func pagerOutcome(bounces: Bool, on host: any QuestionHost) async throws -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let pager = QuestionPager(in: screen.view, page: 0)
        pager.scrollView.bounces = bounces
        let pan = UIPanGestureRecognizer()
        screen.view.addGestureRecognizer(pan)
        let log = RecognizerLog(of: pan)
        try await host.useFingers()
        return log.hasBegun ? "the pan" : pager.hasScrolled ? "the pager" : "neither"
    }

    @MainActor
    private static func lockedAxes(on host: any QuestionHost) async throws -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let list = QuestionList(in: screen.view, size: CGSize(width: 2000, height: 4000))
        list.scrollView.isDirectionalLockEnabled = true
        list.scrollView.contentOffset = CGPoint(x: 500, y: 1000)
        try await host.useFingers()
        let offset = list.scrollView.contentOffset
        let axes = [abs(offset.x - 500) > 20, abs(offset.y - 1000) > 20].filter(\.self).count
        return axes == 2 ? "both" : axes == 1 ? "one" : "none"
    }
}
