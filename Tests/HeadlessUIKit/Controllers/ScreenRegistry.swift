/// Remembers, weakly, which screens have been shown and which have left their container, for whoever asks afterwards
/// whether they are gone.
@MainActor
final class ScreenRegistry {
    private struct Record {
        weak var screen: UIViewController?
        weak var view: UIView?
        let name: String
    }

    private var shown: [Record] = []
    private var departed: [Record] = []

    func didAppear(_ screen: UIViewController) {
        shown.removeAll { $0.view == nil || $0.screen === screen }
        shown.append(Record(screen: screen, view: screen.viewIfLoaded, name: screen.screenName))
    }

    func didLeave(_ screen: UIViewController) {
        departed.removeAll { $0.screen == nil || $0.screen === screen }
        departed.append(Record(screen: screen, view: screen.viewIfLoaded, name: screen.screenName))
    }

    /// Screens that are in no container, in no window and presented by nobody, and are still there.
    var leaked: [String] {
        departed.filter { record in
            guard let screen = record.screen else { return false }
            return screen.parent == nil && screen.presenter == nil && screen.viewIfLoaded?.window == nil
        }.map(\.name)
    }

    /// Screens that are gone while their view is still in a window.
    var overReleased: [String] {
        shown.filter { $0.screen == nil && $0.view?.window != nil }.map(\.name)
    }
}

extension HeadlessDevice {
    /// Records a fault for every screen that has left its container and is still alive, and for every view in a window
    /// whose controller is gone. A test that holds on to a popped screen itself must let go of it first.
    public func checkScreens() {
        for screen in runtime.screens.leaked { runtime.faults.record(.leakedScreen(screen)) }
        for screen in runtime.screens.overReleased { runtime.faults.record(.overReleasedScreen(screen)) }
    }
}
