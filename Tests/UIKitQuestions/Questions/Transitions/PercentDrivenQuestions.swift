import UIKit

/// Transitions that are driven without a finger, by `UIPercentDrivenInteractiveTransition`.
enum PercentDrivenQuestions {
    private static let rests: [Dependency] = [
        .pop("PopDrivers/PercentDrivenPop"), .pop("Gestures/TransitionGestureDriver"), .driver("percentDriven"),
        .rule("G2"),
    ]

    static let all = [
        Question(
            "cancelled-pop-callbacks",
            "In which order do appearance callbacks come in an interactive pop that is cancelled?",
            expected: "B.willDisappear, A.willAppear, A.willDisappear, A.didDisappear, B.willAppear, B.didAppear",
            source: .guess("measured by others, see rule G4 of the model"),
            restsOn: [.rule("G4"), .scenario("bar-cancelled"), .scenario("interrupted-then-again")]
        ) { host in
            let pop = DrivenPop()
            await pop.begin(on: host)
            await pop.cancel(on: host)
            return pop.stack.log.text
        },
        Question(
            "delegate-of-a-cancelled-pop", "What is the delegate told of an interactive pop that is cancelled?",
            expected: "animator, interaction", source: .guess("a cancelled pop has shown nothing"),
            restsOn: [.pop("NavigationBar/NavigationBarAdapter"), .pop("BackSwipe/BackSwipe+Delegate"), .rule("G1")]
        ) { host in
            let log = QuestionLog()
            let pop = DrivenPop(delegateLog: log)
            await pop.begin(on: host)
            await pop.cancel(on: host)
            return log.text
        },
        Question(
            "order-of-a-driven-pop", "In which order are animator and interaction asked and told?",
            expected: "animator, interaction, animateTransition, animationEnded",
            source: .apple("uikit/uiviewcontrolleranimatedtransitioning"),
            restsOn: rests + [.rule("G1"), .transitions("Interaction/AnimatorInteraction")]
        ) { host in
            let log = QuestionLog()
            let pop = DrivenPop(animator: FadingAnimator(log), delegateLog: log)
            await pop.begin(on: host)
            pop.interaction.finish()
            await host.settle()
            return log.entries.filter { $0 != "completed" }.joined(separator: ", ")
        },
        Question(
            "animation-ended-inside-complete",
            "Is animationEnded called before completeTransition returns?",
            expected: "yes", source: .guess("it is the last thing that completeTransition does"),
            restsOn: [.transitions("Engine/TransitionAnimator"), .rule("G1")]
        ) { host in
            let log = QuestionLog()
            let pop = DrivenPop(animator: FadingAnimator(log))
            await pop.begin(on: host)
            pop.interaction.finish()
            await host.settle()
            return log.text.hasSuffix("animationEnded, completed") ? "yes" : "no"
        },
        Question(
            "finish-before-start",
            "Is a pop finished whose interaction was told to finish before UIKit has started it?",
            expected: "popped",
            source: .guess("UIKit starts the interaction later than the pop returns, and must not lose the outcome"),
            restsOn: rests + [.scenario("finger-flick-one-sample")]
        ) { host in
            let pop = DrivenPop()
            await pop.stack.show(on: host)
            pop.takeOver()
            pop.interaction.update(0.4)
            pop.interaction.finish()
            pop.stack.navigation.popViewController(animated: true)
            await host.settle()
            return pop.stack.navigation.askedOutcome
        },
        Question(
            "interruptible-animator-is-asked-for",
            "Is an animator asked for its interruptibleAnimator in a driven transition, instead of animateTransition?",
            expected: "interruptibleAnimator",
            source: .apple("uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)"),
            restsOn: rests + [.transitions("Engine/TransitionAnimator")]
        ) { host in
            let log = QuestionLog()
            let pop = DrivenPop(animator: InterruptibleFadingAnimator(log))
            await pop.begin(on: host)
            let answer = log.text
            await pop.cancel(on: host)
            return answer
        },
        Question(
            "interruptible-animator-is-scrubbed",
            "Which fractionComplete has the interruptible animator after update(0.4)?",
            expected: "0.4", source: .apple("uikit/uipercentdriveninteractivetransition"), restsOn: rests
        ) { host in
            let animator = InterruptibleFadingAnimator()
            let pop = DrivenPop(animator: animator)
            await pop.begin(on: host)
            let fraction = animator.animator.map { Double($0.fractionComplete) } ?? -1
            await pop.cancel(on: host)
            return "\((fraction * 10).rounded() / 10)"
        },
        Question(
            "cancelled-pop-is-taken-up",
            "Is a pop finished that was cancelled, paused on its way back, and then finished?",
            expected: "popped",
            source: .apple("uikit/uiviewcontrollercontexttransitioning/pauseinteractivetransition()"),
            restsOn: rests + [.transitions("Interaction/AnimatorInteraction"), .scenario("settling-pop-again")]
        ) { host in
            let pop = DrivenPop(animator: InterruptibleFadingAnimator())
            await pop.begin(on: host)
            pop.interaction.cancel()
            await host.wait(0.05)
            pop.interaction.pause()
            await host.wait(0.05)
            pop.interaction.finish()
            await host.settle()
            return pop.stack.navigation.askedOutcome
        },
        Question(
            "container-time-stands",
            "Which speed has the container's layer during a driven transition of a plain animator?",
            expected: "0.0", source: .guess("that is how the animations of any animator can be driven"),
            restsOn: [
                .transitions("Interaction/LayerClock"), .transitions("Interaction/LayerTimeScrubber"), .rule("G2"),
            ]
        ) { host in
            let animator = FadingAnimator()
            var container: UIView?
            animator.willAnimate = { container = $0.containerView }
            let pop = DrivenPop(animator: animator)
            await pop.begin(on: host)
            let speed = container?.layer.speed
            await pop.cancel(on: host)
            return speed.map { "\($0)" } ?? "no container"
        },
        Question(
            "arriving-view-is-not-there-yet",
            "Which of the two views are in the container when animateTransition is called?",
            expected: "the leaving one", source: .apple("uikit/uiviewcontrollercontexttransitioning/containerview"),
            restsOn: [.transitions("Engine/TransitionHierarchy"), .rule("G1")]
        ) { host in
            var answer = "animateTransition was not called"
            let animator = FadingAnimator()
            animator.willAnimate = { context in
                let views = [context.view(forKey: .from), context.view(forKey: .to)]
                let inside = views.map { $0?.isDescendant(of: context.containerView) == true }
                answer =
                    switch (inside[0], inside[1]) {
                    case (true, true): "both"
                    case (true, false): "the leaving one"
                    case (false, true): "the arriving one"
                    case (false, false): "none"
                    }
            }
            let pop = DrivenPop(animator: animator)
            await pop.begin(on: host)
            await pop.cancel(on: host)
            return answer
        },
        Question(
            "push-from-cancelled-pop", "Does a push work from the coordinator's completion of a cancelled pop?",
            expected: "A B C", source: .guess("the transition has ended by then"),
            restsOn: [
                .pop("NavigationController/FullScreenPopNavigationController"),
                .pop("NavigationController/StackChangeQueue"), .scenario("bar-cancelled-then-push"),
            ]
        ) { host in
            let pop = DrivenPop()
            await pop.begin(on: host)
            let next = QuestionScreen("C")
            _ = pop.stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [pop] _ in
                pop.director.interaction = nil
                pop.director.animator = nil
                pop.stack.navigation.pushViewController(next, animated: true)
            }
            await pop.cancel(on: host)
            return next.viewIfLoaded?.window == nil ? "C is not on the screen" : pop.stack.navigation.askedStack
        },
        Question(
            "completion-against-the-interaction",
            "What is on the stack when an animator says that a pop has completed which the interaction has cancelled?",
            expected: "A, and transitionWasCancelled is false",
            source: .choice("an animator's word against the interaction's"),
            restsOn: [.pop("PopDrivers/PercentDrivenPop"), .rule("G3"), .scenario("bar-cancelled-then-push")]
        ) { host in
            let animator = FadingAnimator()
            animator.claimsCompletion = true
            let pop = DrivenPop(animator: animator)
            await pop.begin(on: host)
            var wasCancelled = "unknown"
            _ = pop.stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
                wasCancelled = "\($0.isCancelled)"
            }
            await pop.cancel(on: host)
            return "\(pop.stack.navigation.askedStack), and transitionWasCancelled is \(wasCancelled)"
        },
        Question(
            "hit-test-during-transition",
            "Whom does a hit test in the middle of the screen find while an uninterruptible transition runs?",
            expected: "nobody on the screens", source: .guess("UIKit blocks touches during its transitions"),
            restsOn: [.arbitration("Rules/IdleRule"), .rule("A1"), .scenario("interrupted-during-push")]
        ) { host in await hitDuringTransition(of: FadingAnimator(), on: host) },
        Question(
            "hit-test-during-interruptible-transition",
            "Whom does a hit test in the middle find while a transition with an interruptible animator runs?",
            expected: "nobody on the screens", source: .guess("it is no different from others until it is interrupted"),
            restsOn: [.transitions("Engine/TransitionAnimator"), .arbitration("Rules/IdleRule"), .rule("A1")]
        ) { host in await hitDuringTransition(of: InterruptibleFadingAnimator(), on: host) },
        Question(
            "hit-test-during-driven-interruptible-transition",
            "Whom does a hit test in the middle find while an interruptible animator is driven?",
            expected: "a screen's view", source: .choice("touches in driven transitions that can be interrupted"),
            restsOn: [.transitions("Engine/TransitionAnimator"), .arbitration("Rules/IdleRule"), .rule("G2")]
        ) { host in
            let pop = DrivenPop(animator: InterruptibleFadingAnimator())
            await pop.begin(on: host)
            let answer = hit(in: pop.stack, on: host)
            await pop.cancel(on: host)
            return answer
        },
        Question(
            "delay-in-a-driven-transition",
            "Does a view's animation with a delay of its own duration follow a driven transition at once?",
            expected: "at once", source: .choice("delays count in percent-driven transitions"), restsOn: rests
        ) { host in
            let animator = FadingAnimator()
            animator.delay = 0.5
            let progress = await fadedPart(of: DrivenPop(animator: animator), on: host)
            return progress > 0.2 ? "at once" : "after the delay"
        },
        Question(
            "layer-animation-in-a-driven-transition",
            "Does an animation that was added to a layer stand still in a driven transition that rests?",
            expected: "yes", source: .choice("percent-driven transitions hold layers' animations"),
            restsOn: rests + [.transitions("Engine/TransitionAnimator")]
        ) { host in
            let animator = FadingAnimator()
            animator.fadesLayer = true
            let pop = DrivenPop(animator: animator)
            await pop.begin(on: host)
            let before = pop.stack.second.view.layer.presentation()?.opacity
            await host.wait(0.2)
            let after = pop.stack.second.view.layer.presentation()?.opacity
            await pop.cancel(on: host)
            return before == after ? "yes" : "no"
        },
    ]

    /// How far B has faded when the pop is at 40 %.
    @MainActor
    private static func fadedPart(of pop: DrivenPop, on host: any QuestionHost) async -> Float {
        await pop.begin(on: host)
        let opacity = pop.stack.second.view.layer.presentation()?.opacity ?? 1
        await pop.cancel(on: host)
        return 1 - opacity
    }

    @MainActor
    private static func hitDuringTransition(
        of animator: any UIViewControllerAnimatedTransitioning, on host: any QuestionHost
    ) async -> String {
        let stack = StackOfTwo()
        let director = host.keep(NavigationDirector(animator: animator))
        await stack.show(on: host)
        stack.navigation.delegate = director
        stack.navigation.popViewController(animated: true)
        await host.wait(0.2)
        let answer = hit(in: stack, on: host)
        await host.settle()
        return answer
    }

    /// Whom a hit test in the middle finds.
    @MainActor
    private static func hit(in stack: StackOfTwo, on host: any QuestionHost) -> String {
        let middle = CGPoint(x: host.window.bounds.midX, y: host.window.bounds.midY)
        let hit = host.window.hitTest(middle, with: nil)
        let isOnScreen = [stack.first, stack.second].contains { hit?.isDescendant(of: $0.view) == true }
        return isOnScreen ? "a screen's view" : "nobody on the screens"
    }
}
