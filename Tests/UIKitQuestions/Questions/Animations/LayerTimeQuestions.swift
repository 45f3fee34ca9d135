import UIKit

/// The time of layers, by which the library scrubs animators that are not interruptible.
enum LayerTimeQuestions {
    private static let rests: [Dependency] = [
        .transitions("Interaction/LayerTimeScrubber"), .transitions("Interaction/LayerClock"),
        .transitions("Interaction/LayerAnimations"), .rule("G2"), .driver("percentDriven"),
    ]

    static let all = [
        Question(
            "animation-below-a-stopped-layer",
            "Where is a view, animated over 1 s to 200 points, when its superview's layer stands still at 0.5 s?",
            expected: "100",
            source: .documentation("https://developer.apple.com/library/archive/qa/qa1673/_index.html"),
            restsOn: rests
        ) { host in
            let moved = await MovedView(on: host)
            await stop(moved, on: host)
            moved.screen.view.layer.timeOffset += 0.5
            await host.wait(0.2)
            return moved.place
        },
        Question(
            "stopped-animation-stays",
            "Is an animation still there when the time has stood still for longer than its duration?",
            expected: "yes",
            source: .documentation("https://developer.apple.com/library/archive/qa/qa1673/_index.html"),
            restsOn: rests
        ) { host in
            let moved = await MovedView(on: host)
            await stop(moved, on: host)
            await host.settle()
            return moved.view.layer.animationKeys()?.isEmpty == false ? "yes" : "no"
        },
        Question(
            "time-past-the-end-completes",
            "Does an animation complete when the stopped time runs on from past its end?",
            expected: "yes", source: .guess("animations end when their time is over"), restsOn: rests
        ) { host in
            let moved = await MovedView(on: host)
            var isCalled = false
            await stop(moved, on: host) { isCalled = true }
            let layer: CALayer = moved.screen.view.layer
            layer.beginTime = CACurrentMediaTime()
            layer.timeOffset += 1.5
            layer.speed = 1
            await host.wait(0.3)
            return isCalled ? "yes" : "no"
        },
        Question(
            "stopped-time-past-the-end",
            "Does an animation complete when the stopped time is moved past its end, and stays there?",
            expected: "no", source: .guess("the library never goes so far, and the model lets it wait"),
            restsOn: [.transitions("Interaction/LayerTimeScrubber"), .model("Layers/AnimationEngine")]
        ) { host in
            let moved = await MovedView(on: host)
            var isCalled = false
            await stop(moved, on: host) { isCalled = true }
            moved.screen.view.layer.timeOffset += 1.5
            await host.wait(0.3)
            return isCalled ? "yes" : "no"
        },
        Question(
            "replaced-animation-completes",
            "Is the completion of UIView.animate called when its layer animation is replaced under the same key?",
            expected: "yes", source: .apple("quartzcore/calayer/add(_:forkey:)"), restsOn: rests
        ) { host in
            let moved = await MovedView(on: host)
            var isCalled = false
            moved.animate(over: 10) { isCalled = true }
            await host.wait(0.2)
            guard let key = moved.view.layer.animationKeys()?.first,
                let animation = moved.view.layer.animation(forKey: key)
            else { throw NoAnswer("UIView.animate has added no animation with a key.") }
            let copy = animation.copy() as? CAAnimation
            copy?.delegate = nil
            guard let copy else { throw NoAnswer("The animation cannot be copied.") }
            moved.view.layer.add(copy, forKey: key)
            await host.wait(0.3)
            moved.view.layer.removeAllAnimations()
            return isCalled ? "yes" : "no"
        },
        Question(
            "removed-view-completes",
            "Is the completion of UIView.animate called soon when the view leaves the window?",
            expected: "yes", source: .guess("layers without a window lose their animations"),
            restsOn: [
                .transitions("Engine/RunningTransition"), .transitions("Interaction/LayerTimeScrubber"),
                .scenario("modal-rotation"),
            ]
        ) { host in
            let moved = await MovedView(on: host)
            var isCalled = false
            moved.animate(over: 10) { isCalled = true }
            await host.wait(0.2)
            moved.view.removeFromSuperview()
            await host.wait(0.3)
            return isCalled ? "yes" : "no"
        },
    ]

    /// Animates the view while the time of its superview's layer stands still.
    @MainActor
    private static func stop(
        _ moved: MovedView, on host: any QuestionHost, completion: @escaping () -> Void = {}
    ) async {
        let layer: CALayer = moved.screen.view.layer
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
        await host.wait(0.1)
        moved.animate(over: 1, completion: completion)
        await host.wait(0.1)
    }
}
