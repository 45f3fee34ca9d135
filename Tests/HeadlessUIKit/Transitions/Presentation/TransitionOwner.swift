/// Keeps a modal transition alive while it runs, and lets the screens that take part find it.
@MainActor
enum TransitionOwner {
    static func keep(_ context: TransitionContext, running screens: [UIViewController]) {
        for screen in screens { screen.runningTransition = context }
        screens.first?.modalTransition = context
    }

    /// A screen that has presented another meanwhile takes part in that transition, and stays in it.
    static func release(_ context: TransitionContext?, running screens: [UIViewController]) {
        for screen in screens where screen.runningTransition === context { screen.runningTransition = nil }
        screens.first?.modalTransition = nil
    }
}
