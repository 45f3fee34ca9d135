extension UIView {
    /// Changes the view's content, and shows that as one transition of the view's layer. The model keeps the time of
    /// the transition; what the layers hold is the new content from the start.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard options.transition != 0 else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {},
                completion: completion
            )
        }
        let waiter = completion.map(AnimationCompletion.init)
        let isAnimated = duration > 0 && areAnimationsEnabled
        if let animations {
            if options.contains(.allowAnimatedContent), isAnimated {
                let context = ViewAnimationContext(
                    duration: duration, curve: TimingCurve(options.curve), options: options, completion: waiter
                )
                ViewAnimation.run(context, animations)
            } else {
                performWithoutAnimation(animations)
            }
        }
        if isAnimated {
            let transition = CATransition()
            transition.duration = duration
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            let live = view.layer.join(transition, forKey: "transition", completion: waiter)
            live?.letsTouchesThrough = options.contains(.allowUserInteraction)
        }
        HeadlessRuntime.current.performNextTurn { waiter?.seal() }
        AnimationEngine.current.arrangeCommit()
    }

    /// Puts `toView` in the place of `fromView`, or shows it and hides the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let swap = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            swap()
            HeadlessRuntime.current.performNextTurn { completion?(true) }
            return AnimationEngine.current.arrangeCommit()
        }
        let shown = options.transition == 0 ? options.union(.transitionCrossDissolve) : options
        transition(with: container, duration: duration, options: shown, animations: swap, completion: completion)
    }
}
