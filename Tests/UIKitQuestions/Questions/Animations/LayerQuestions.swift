import UIKit

/// Layers on their way, springs, and animations that are begun and committed.
enum LayerQuestions {
    static let all = [
        Question(
            "way-to-a-mirror-image",
            "How high is a layer after a quarter of an animation that mirrors it from left to right?",
            expected: "as high as before", source: .choice("how a mirrored transform is animated"),
            restsOn: [.model("Layers/TransformParts"), .transitions("Engine/TransitionAnimator")]
        ) { host in
            let moved = await MovedView(on: host)
            moved.mirror(over: 4)
            await host.wait(1)
            let height = moved.view.layer.presentation()?.transform.m22 ?? 0
            return height > 0.9 ? "as high as before" : "lower"
        },
        Question(
            "settling-of-an-overdamped-spring",
            "Does a spring of stiffness 100 and damping 30 settle after a whole number of tenths of a second?",
            expected: "no", source: .choice("when an overdamped spring has settled"),
            restsOn: [.model("Layers/SpringMathematics"), .rule("H3")]
        ) { _ in
            let spring = CASpringAnimation(keyPath: "opacity")
            spring.stiffness = 100
            spring.damping = 30
            guard #available(iOS 17, *) else { throw NoAnswer("There is no overdamping before iOS 17.") }
            spring.allowsOverdamping = true
            let tenths = spring.settlingDuration * 10
            return abs(tenths - tenths.rounded()) < 0.001 ? "yes" : "no"
        },
        Question(
            "hit-test-during-begun-animations",
            "Does a hit test find a view while an animation moves it that was begun and committed?",
            expected: "yes", source: .choice("touches during begun animations"),
            restsOn: [.model("Animation/BegunAnimations")]
        ) { host in
            let moved = await MovedView(on: host)
            let former: any BegunAnimation = FormerAnimation()
            former.fade(moved.view)
            await host.wait(0.1)
            return host.window.hitTest(CGPoint(x: 20, y: 250), with: nil) === moved.view ? "yes" : "no"
        },
    ]
}

/// The way to call what is deprecated, and asked about all the same.
@MainActor
private protocol BegunAnimation {
    func fade(_ view: UIView)
}

private struct FormerAnimation: BegunAnimation {
    @available(*, deprecated)
    func fade(_ view: UIView) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        view.alpha = 0.5
        UIView.commitAnimations()
    }
}
