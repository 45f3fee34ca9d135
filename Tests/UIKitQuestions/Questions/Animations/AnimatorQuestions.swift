import UIKit

/// Property animators under a finger, which is how the library's own transitions move.
enum AnimatorQuestions {
    private static let rests: [Dependency] = [
        .transitions("Interaction/PropertyAnimatorScrubber"), .transitions("Engine/RunningTransition"), .rule("H1"),
        .driver("percentDriven"), .scenario("transition-poses"),
    ]

    static let all = [
        Question(
            "key-frames-follow-fraction",
            "Where is a view after two key frames of 100 and 300 points, when a linear animator is scrubbed to 0.75?",
            expected: "200",
            source: .apple("uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)"),
            restsOn: rests + [.transitions("Engine/TransitionKeyframes")]
        ) { host in
            let (moved, animator) = await keyFrames(on: host)
            animator.fractionComplete = 0.75
            await host.wait(0.1)
            let answer = moved.place
            animator.stopAnimation(true)
            return answer
        },
        Question(
            "key-frames-reversed",
            "Where does a view end whose key frames were scrubbed half-way, then reversed and continued?",
            expected: "0, at the start", source: .apple("uikit/uiviewpropertyanimator/isreversed"), restsOn: rests
        ) { host in
            let (moved, animator) = await keyFrames(on: host)
            var end: UIViewAnimatingPosition?
            animator.addCompletion { end = $0 }
            animator.fractionComplete = 0.5
            await host.wait(0.1)
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
            await host.settle()
            let name = end == .start ? "at the start" : end == .end ? "at the end" : "without completion"
            return "\(moved.place), \(name)"
        },
        Question(
            "fraction-after-reversal", "Which fractionComplete has an animator that is reversed at 0.3?",
            expected: "0.7", source: .guess("UIKit measures it in the direction in which it runs"), restsOn: rests
        ) { host in
            let (_, animator) = await linear(on: host)
            animator.fractionComplete = 0.3
            await host.wait(0.1)
            animator.isReversed = true
            let fraction = (animator.fractionComplete * 10).rounded() / 10
            animator.stopAnimation(true)
            return "\(fraction)"
        },
        Question(
            "stopped-animator-does-not-complete",
            "Does an animator that is stopped without finishing call its completions?",
            expected: "no", source: .apple("uikit/uiviewanimating/stopanimation(_:)"),
            restsOn: [.transitions("Engine/TransitionPropertyAnimator"), .rule("H1")]
        ) { host in
            let (_, animator) = await linear(on: host)
            var isCalled = false
            animator.addCompletion { _ in isCalled = true }
            animator.startAnimation()
            await host.wait(0.2)
            animator.stopAnimation(true)
            await host.settle()
            return isCalled ? "yes" : "no"
        },
        Question(
            "stopped-animator-releases-completions",
            "Does an animator that is stopped without finishing, and kept, let its completions go?",
            expected: "yes", source: .guess("it is inactive again, and can be given new ones"),
            restsOn: [.transitions("Engine/RunningTransition"), .transitions("Engine/TransitionPropertyAnimator")]
        ) { host in
            let (_, animator) = await linear(on: host)
            weak var held: QuestionLog?
            do {
                let log = QuestionLog()
                held = log
                animator.addCompletion { _ in log.note("completed") }
            }
            animator.startAnimation()
            await host.wait(0.2)
            animator.stopAnimation(true)
            await host.settle()
            return held == nil ? "yes" : "no"
        },
        Question(
            "stopped-animator-takes-animations",
            "Does an animator that was stopped run animations that are added to it afterwards?",
            expected: "yes", source: .apple("uikit/uiviewpropertyanimator"),
            restsOn: [
                .transitions("Engine/RunningTransition"), .rule("H1"), .scenario("rotation-transition-finished"),
            ]
        ) { host in
            let (moved, animator) = await linear(on: host)
            animator.startAnimation()
            await host.wait(0.2)
            animator.stopAnimation(true)
            animator.addAnimations { moved.view.center.x = 500 }
            animator.startAnimation()
            await host.settle()
            return moved.view.center.x == 500 && animator.state == .inactive ? "yes" : "no"
        },
        Question(
            "disabled-animator-ends-at-once",
            "Has an animator ended when startAnimation() returns, while animations are disabled?",
            expected: "yes", source: .choice("animators start while animations are disabled"),
            restsOn: [.transitions("Engine/TransitionAnimator"), .rule("H1")]
        ) { host in
            let (_, animator) = await linear(on: host)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            animator.startAnimation()
            guard animator.state == .active else { return "yes" }
            animator.stopAnimation(true)
            return "no"
        },
        Question(
            "animator-without-distance", "Does an animator complete that is continued at fractionComplete 1?",
            expected: "yes", source: .guess("the library keeps a little distance all the same"),
            restsOn: [.transitions("Engine/TransitionContinuation"), .rule("H1")]
        ) { host in
            let (_, animator) = await linear(on: host)
            var isCalled = false
            animator.addCompletion { _ in isCalled = true }
            animator.fractionComplete = 1
            await host.wait(0.1)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            await host.settle()
            return isCalled ? "yes" : "no"
        },
        Question(
            "paused-animator-follows-linearly",
            "Where is a view when an ease-in animator is scrubbed to the half of 200 points?",
            expected: "100", source: .apple("uikit/uiviewpropertyanimator/scrubslinearly"), restsOn: rests
        ) { host in
            let moved = await MovedView(on: host)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { moved.view.center.x = 200 }
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            await host.wait(0.1)
            let answer = moved.place
            animator.stopAnimation(true)
            return answer
        },
        Question(
            "fraction-of-paused-spring",
            "Is the fractionComplete of an animator that was continued with a spring, and paused, where the view is?",
            expected: "yes", source: .guess("a paused animator is scrubbed along a straight line"),
            restsOn: rests + [.scenario("settling-pop-turned")]
        ) { host in
            let (moved, animator) = await linear(on: host)
            animator.fractionComplete = 0.3
            await host.wait(0.1)
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.7)
            await host.wait(0.2)
            animator.pauseAnimation()
            await host.wait(0.1)
            let place = (moved.x ?? -200) / 200
            let isThere = abs(animator.fractionComplete - place) < 0.02 && place > 0.4
            animator.stopAnimation(true)
            return isThere ? "yes" : "no"
        },
        Question(
            "curve-of-key-frames", "Does the curve of animateKeyframes pace the whole, or each key frame by itself?",
            expected: "the whole", source: .choice("the curve of key frames paces each step"),
            restsOn: [.model("Animation/BehaviourProfile+Animation"), .rule("H1")]
        ) { host in
            let moved = await MovedView(on: host)
            animateInTwoSteps(moved.view)
            // At 40 % the whole curve is a third of the way, and that of the first step nearly at its end.
            await host.wait(0.8)
            return (moved.x ?? 0) < 79 ? "the whole" : "each"
        },
        Question(
            "property-animator-duration-of-a-spring",
            "Which duration has an animator with a spring of a damping ratio, and 1 s?",
            expected: "1.0", source: .apple("uikit/uispringtimingparameters/init(dampingratio:)"),
            restsOn: [.transitions("TransitionTiming"), .rule("H3")]
        ) { _ in
            let spring = UISpringTimingParameters(dampingRatio: 0.7)
            return "\(UIViewPropertyAnimator(duration: 1, timingParameters: spring).duration)"
        },
    ]

    /// Over 2 s. Not asynchronous: there UIKit's own method would wait for the end.
    @MainActor
    private static func animateInTwoSteps(_ view: UIView) {
        let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveEaseInOut.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 200 }
        }
    }

    @MainActor
    private static func linear(on host: any QuestionHost) async -> (MovedView, UIViewPropertyAnimator) {
        let moved = await MovedView(on: host)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { moved.view.center.x = 200 }
        return (moved, animator)
    }

    @MainActor
    private static func keyFrames(on host: any QuestionHost) async -> (MovedView, UIViewPropertyAnimator) {
        let moved = await MovedView(on: host)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { moved.view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { moved.view.center.x = 300 }
            }
        }
        animator.pauseAnimation()
        return (moved, animator)
    }
}
