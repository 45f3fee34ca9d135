import UIKit

/// Split views: on one stack where the width is compact, and with a swipe for the column that is hidden.
enum SplitQuestions {
    static let all = [
        Question(
            "split-swipe-in-the-middle", "Does a swipe in the middle of the secondary column show the hidden one?",
            expected: "no", source: .choice("where the swipe that shows a column begins"),
            restsOn: [.rule("L4"), .scenario("split-overlay-middle"), .pop("Rules/EdgeSwipeRule")],
            fingers: [.drag(100, 400, by: 250)]
        ) { host in try await SplitOfTwo().isPrimaryShownBySwipe(on: host) },
        Question(
            "split-swipe-from-the-edge", "Does a swipe from the edge of the secondary column show the hidden one?",
            expected: "yes", source: .apple("uikit/uisplitviewcontroller/presentswithgesture"),
            restsOn: [.rule("L4"), .scenario("split-overlay-root"), .pop("Rules/EdgeSwipeRule")],
            fingers: [.drag(2, 400, by: 300)]
        ) { host in try await SplitOfTwo().isPrimaryShownBySwipe(on: host) },
        Question(
            "split-collapsed-stack", "Is the secondary column's stack on the primary one's in a collapsed split view?",
            expected: "yes",
            source: .report("malcolmhall.com, default behaviour of collapseSecondaryViewController; keybuk/EngineShed"),
            restsOn: [.rule("L5"), .scenario("split-collapsed-to-primary"), .pop("Options/StackOptions")]
        ) { host in
            let split = SplitOfTwo()
            await host.show(split.split)
            guard split.split.isCollapsed else { throw NoAnswer("The split view is not collapsed.") }
            return split.primary.topViewController === split.secondary ? "yes" : "no"
        },
        Question(
            "split-collapsed-swipe",
            "What does a swipe back pop in a collapsed split view with B above the detail's root A?",
            expected: "B", source: .report("woocommerce/woocommerce-ios #17749, either of two nested stacks can pop"),
            restsOn: [.rule("L6"), .scenario("split-collapsed-inner"), .pop("Rules/InnerNavigationRule")],
            fingers: [.drag(2, 400, by: 300)]
        ) { host in
            let split = SplitOfTwo()
            await host.show(split.split)
            split.secondary.pushViewController(QuestionScreen("B"), animated: false)
            await host.wait(0.2)
            try await host.useFingers()
            await host.settle()
            let isThere = split.primary.topViewController === split.secondary
            return isThere ? split.secondary.viewControllers.count == 1 ? "B" : "nothing" : "A and B"
        },
    ]
}

/// A split view with a stack in each column.
@MainActor
private struct SplitOfTwo {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UINavigationController(rootViewController: QuestionScreen("P"))
    let secondary = UINavigationController(rootViewController: QuestionScreen("A"))

    init() {
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
    }

    /// Whether the fingers bring the primary column, which was hidden beside the other: "yes" or "no".
    func isPrimaryShownBySwipe(on host: any QuestionHost) async throws -> String {
        await showExpanded(on: host)
        try await host.useFingers()
        await host.settle()
        return primary.view.window == nil ? "no" : "yes"
    }

    /// Expanded on a phone too, the secondary column alone.
    private func showExpanded(on host: any QuestionHost) async {
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .secondaryOnly
        await host.show(
            ScreenAround(split) { content, screen in
                let isRegular = UITraitCollection(horizontalSizeClass: .regular)
                screen.setOverrideTraitCollection(isRegular, forChild: content)
                content.view.frame = screen.view.bounds
                content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            })
    }
}
