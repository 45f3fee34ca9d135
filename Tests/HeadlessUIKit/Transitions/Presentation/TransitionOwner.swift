/// Keeps a modal transition alive while it runs, and lets the screens that take part find it.
@MainActor
enum TransitionOwner {
    static func keep(_ context: TransitionContext, running screens: [UIViewController]) {
        for screen in screens { screen.runningTransition = context }
        screens.first?.modalTransition = context
    }

    static func release(running screens: [UIViewController]) {
        for screen in screens { screen.runningTransition = nil }
        screens.first?.modalTransition = nil
    }
}
