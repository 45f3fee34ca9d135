/// Tells of a transition that nobody will complete: its time is over, and no finger is there to go on with it.
@MainActor
final class TransitionWatchdog {
    private let runtime = HeadlessRuntime.current
    private var timer: ScheduledTimer?

    func watch(for duration: TimeInterval, expired: @escaping () -> Void) {
        timer?.cancel()
        timer = runtime.clock.schedule(after: duration + runtime.profile.navigation.transitionPatience) { [weak self] in
            guard let self else { return }
            if self.runtime.hasTouchesDown {
                self.watch(for: 0, expired: expired)
            } else {
                expired()
            }
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
