import FullScreenPop
import NavigationMarkers
import SwiftUI

/// Options of the screen that a view is in, see ``FullScreenPop/PopOptions``.
///
/// They apply while the view is there. If several views of a screen set the same option, the last to appear counts. Outside
/// of a navigation stack, they change nothing; without ``fullScreenPop(_:)``, nothing that is seen.
extension View {
    /// Sets whether a swipe pops the screen that this view is in, see ``FullScreenPop/PopOptions/isEnabled``.
    ///
    /// False applies to all recognizers that pop, UIKit's own included. True also applies to screens that hide their back
    /// button, whose pops UIKit refuses otherwise.
    ///
    /// - Parameter isEnabled: Nil is as if the modifier were not there.
    public func fullScreenPopEnabled(_ isEnabled: Bool?) -> some View {
        screenOption(ScreenOption(\.isEnabled, isEnabled))
    }

    /// Sets where a swipe that pops the screen that this view is in may start, see
    /// ``FullScreenPop/PopOptions/startRegion``.
    ///
    /// - Parameter region: Nil is as if the modifier were not there.
    public func fullScreenPopStartRegion(_ region: StartRegion?) -> some View {
        screenOption(ScreenOption(\.startRegion, region))
    }

    /// Asks whether a swipe may pop the screen that this view is in, see ``FullScreenPop/PopOptions/shouldPop``.
    ///
    /// Back buttons and changes of the path don't ask.
    ///
    /// - Parameter condition: Called when everything else has allowed the swipe.
    public func fullScreenPopShouldPop(_ condition: @escaping @MainActor () -> Bool) -> some View {
        screenOption(ScreenOption(\.shouldPop, .when { _ in condition() }))
    }

    /// Asks the person whether to leave the screen that this view is in, for example because of unsaved changes, see
    /// ``FullScreenPop/PopPermission/afterAsking(if:_:)-swift.type.method``.
    ///
    /// - Parameters:
    ///   - condition: Whether there is a question to ask. If it is false, the swipe pops. The default is always.
    ///   - question: Whether the screen may be left. After a yes it is popped with an animation.
    public func fullScreenPopShouldPop(
        if condition: @escaping @MainActor () -> Bool = { true },
        afterAsking question: @escaping @MainActor () async -> Bool
    ) -> some View {
        screenOption(ScreenOption(\.shouldPop, .afterAsking(if: { _ in condition() }, { _ in await question() })))
    }

    /// Sets how the screen that this view is in comes and goes, see ``FullScreenPop/PopOptions/transition``.
    ///
    /// SwiftUI may make the view only after UIKit has asked how it comes. Then it goes by this transition, and has come by
    /// UIKit's own. ``FullScreenPop/BackSwipe/defaults`` apply to both.
    ///
    /// - Parameter transition: Nil is as if the modifier were not there.
    public func screenTransition(_ transition: ScreenTransition?) -> some View {
        screenOption(ScreenOption(\.transition, transition))
    }

    private func screenOption(_ option: ScreenOption) -> some View {
        background { ScreenOptionMarker(option: option).frame(width: 0, height: 0).marksOnly() }
    }
}

private struct ScreenOptionMarker: UIViewControllerRepresentable {
    let option: ScreenOption

    func makeUIViewController(context: Context) -> ScreenMarker { ScreenMarker(option) }

    func updateUIViewController(_ marker: ScreenMarker, context: Context) { marker.option = option }

    static func dismantleUIViewController(_ marker: ScreenMarker, coordinator: Void) { marker.leave() }
}
