import UIKit

/// Scroll views under a finger, and after it.
enum ScrollQuestions {
    static let all = [
        Question(
            "scroll-pan-has-the-scroll-view-as-delegate", "Which delegate has a scroll view's pan?",
            expected: "the scroll view", source: .apple("uikit/uiscrollview/pangesturerecognizer"),
            restsOn: [.arbitration("ScrollViews/ArbitratedScrollView"), .arbitration("GestureArbiter"), .rule("D1")],
            beyondModel: "another object stands in, because Swift cannot hide a conformance from apps"
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            return list.scrollView.panGestureRecognizer.delegate === list.scrollView ? "the scroll view" : "another"
        },
        Question(
            "scroll-callbacks", "In which order is a scroll view's delegate told of a flick?",
            expected: "willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating",
            source: .apple("uikit/uiscrollviewdelegate"),
            restsOn: [.arbitration("Rules/MovingScrollViewRule"), .rule("D10")],
            fingers: [.flick(195, 600, by: 0, -300)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            try await host.useFingers()
            await host.wait(6)
            return list.log.text
        },
        Question(
            "deceleration", "How far does a list coast that is let go at a speed, as a multiple of that speed?",
            expected: "480 to 520 ms", source: .report("the deceleration rate of 0.998, see rule D9 of the model"),
            restsOn: [.pop("Gestures/CompletionPolicy"), .rule("D9")], fingers: [.flick(195, 600, by: 0, -300)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            try await host.useFingers()
            guard let lift = list.lift, abs(lift.velocity.y) > 0.3 else { throw NoAnswer("The finger was too slow.") }
            return Band(480, 520, "ms").name(of: (lift.target.y - lift.offset.y) / lift.velocity.y)
        },
        Question(
            "rubber-band", "How does a list follow a finger past its end?",
            expected: "by 0.55 of the rubber band",
            source: .report("super-ultra/ScrollMechanics, see rule D8 of the model"),
            restsOn: [.model("Scrolling/Physics/RubberBand"), .rule("D8")],
            fingers: [.drag(195, 250, by: 0, 300, holding: 0.3)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            var farthest = (translation: CGFloat(0), offset: CGFloat(0))
            list.onScroll = {
                let translation = list.scrollView.panGestureRecognizer.translation(in: nil).y
                if translation > farthest.translation { farthest = (translation, -list.scrollView.contentOffset.y) }
            }
            try await host.useFingers()
            guard farthest.translation > 100 else { throw NoAnswer("The finger did not reach far enough.") }
            let height = list.scrollView.bounds.height
            let expected = height * (1 - 1 / (1 + 0.55 * farthest.translation / height))
            return abs(farthest.offset - expected) < 4 ? "by 0.55 of the rubber band" : "in another way"
        },
        Question(
            "length-of-a-bounce", "How long does a list take back that is let go at rest past its end?",
            expected: "0.75 to 1.3 s", source: .choice("stiffness of bouncing content"),
            restsOn: [.arbitration("Rules/MovingScrollViewRule"), .rule("D8"), .scenario("strip-bounces-caught")],
            fingers: [.drag(195, 250, by: 0, 300, holding: 0.3)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            try await host.useFingers()
            await host.wait(3)
            return try length(of: list, in: Band(0.75, 1.3, "s"))
        },
        Question(
            "length-of-a-snap", "How long does a pager take to the next page when it is let go at rest at 60 %?",
            expected: "0.5 to 0.95 s", source: .choice("stiffness of content that snaps"),
            restsOn: [
                .arbitration("Rules/MovingScrollViewRule"), .rule("D10"), .scenario("pager-between-pages-right-quick"),
            ],
            fingers: [.drag(320, 400, by: -234, holding: 0.3)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(
                in: screen.view, size: CGSize(width: screen.view.bounds.width * 3, height: screen.view.bounds.height))
            list.scrollView.isPagingEnabled = true
            try await host.useFingers()
            await host.wait(3)
            return try length(of: list, in: Band(0.5, 0.95, "s"))
        },
        Question(
            "delay-of-content-touches", "How long does a scroll view withhold a touch from its content?",
            expected: "0.125 to 0.175 s", source: .choice("delay of touches on content"),
            restsOn: [
                .arbitration("ScrollViews/ContentTouchPolicy"), .arbitration("ScrollViews/ScrollHandoff"), .rule("D3"),
                .scenario("slider-in-pager-thumb-right-slow"),
            ],
            fingers: [.press(195, 400, seconds: 0.6)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            let content = ContentThatListens(frame: CGRect(origin: .zero, size: list.scrollView.contentSize))
            list.scrollView.addSubview(content)
            try await host.useFingers()
            guard let delay = content.landings.first else { throw NoAnswer("The content has heard of no touch.") }
            return Band(0.125, 0.175, "s").name(of: delay)
        },
        Question(
            "undelayed-content-touches", "How long does a scroll view without delaysContentTouches withhold a touch?",
            expected: "not at all", source: .apple("uikit/uiscrollview/delayscontenttouches"),
            restsOn: [
                .arbitration("ScrollViews/ContentTouchPolicy"), .rule("D3"),
                .scenario("slider-in-pager-thumb-right-quick"),
            ],
            fingers: [.press(195, 400, seconds: 0.6)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            list.scrollView.delaysContentTouches = false
            let content = ContentThatListens(frame: CGRect(origin: .zero, size: list.scrollView.contentSize))
            list.scrollView.addSubview(content)
            try await host.useFingers()
            guard let delay = content.landings.first else { throw NoAnswer("The content has heard of no touch.") }
            return delay < 0.05 ? "not at all" : "for a moment"
        },
        Question(
            "stopping-a-list", "Does setContentOffset with the present offset, not animated, stop a coasting list?",
            expected: "yes", source: .guess("the recipe of many apps"),
            restsOn: [.arbitration("ScrollViews/UIView+StopScrolling"), .scenario("table-then-down")],
            fingers: [.flick(195, 600, by: 0, -300, velocity: 1500)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            var distance: CGFloat?
            list.onScroll = {
                guard list.scrollView.isDecelerating, distance == nil else { return }
                distance = 0
                let offset = list.scrollView.contentOffset
                list.scrollView.setContentOffset(offset, animated: false)
                list.onScroll = { distance = abs(list.scrollView.contentOffset.y - offset.y) }
            }
            try await host.useFingers()
            await host.settle()
            return distance.map { $0 < 20 ? "yes" : "no" } ?? "it did not coast"
        },
        Question(
            "switched-off-scroll-pan", "Does a drag of a list end when its pan is switched off under the finger?",
            expected: "yes", source: .apple("uikit/uigesturerecognizer/isenabled"),
            restsOn: [.arbitration("ScrollViews/UIView+StopScrolling"), .rule("B3"), .scenario("table-second-finger")],
            fingers: [.drag(195, 600, by: 0, -300, velocity: 400)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            list.onScroll = { list.scrollView.panGestureRecognizer.isEnabled = false }
            try await host.useFingers()
            return abs(list.scrollView.contentOffset.y) < 150 && !list.scrollView.isDragging ? "yes" : "no"
        },
    ]

    @MainActor
    private static func length(of list: QuestionList, in band: Band) throws -> String {
        guard let lift = list.liftTime, let rest = list.restTime else { throw NoAnswer("It did not come to rest.") }
        return band.name(of: rest - lift)
    }
}
