import FullScreenPop
import NavigationMarkers
import SwiftUI

/// Options of the screen that contains a view; see ``FullScreenPop/PopOptions``.
///
/// They apply while the view is there. If several views of a screen set the same option, the last to appear takes
/// precedence. Outside a navigation stack, they change nothing; without ``fullScreenPop(_:)``, nothing visible.
extension View {
    /// Sets whether a swipe pops the screen that contains this view; see ``FullScreenPop/PopOptions/isEnabled``.
    ///
    /// False applies to all recognizers that pop, including UIKit's own. True also applies to screens that hide their
    /// back button; without it, UIKit refuses to pop these.
    ///
    /// - Parameter isEnabled: Nil has the same effect as no modifier.
    public func fullScreenPopEnabled(_ isEnabled: Bool?) -> some View {
        screenOption(ScreenOption(\.isEnabled, isEnabled))
    }

    /// Sets where a swipe may start that pops the screen that contains this view; see
    /// ``FullScreenPop/PopOptions/startRegion``.
    ///
    /// - Parameter region: Nil has the same effect as no modifier.
    public func fullScreenPopStartRegion(_ region: StartRegion?) -> some View {
        screenOption(ScreenOption(\.startRegion, region))
    }

    /// Sets the gesture that pops the screen that contains this view, such as `.verticalPan(.down)`; see
    /// ``FullScreenPop/PopOptions/gesture``.
    ///
    /// - Parameter gesture: Nil has the same effect as no modifier.
    public func fullScreenPopGesture(_ gesture: TransitionGesture?) -> some View {
        screenOption(ScreenOption(\.gesture, gesture))
    }

    /// Sets the haptic feedback where letting go would pop the screen that contains this view; see
    /// ``FullScreenPop/PopOptions/feedback``.
    ///
    /// - Parameter style: Nil has the same effect as no modifier.
    public func fullScreenPopFeedback(_ style: UIImpactFeedbackGenerator.FeedbackStyle?) -> some View {
        screenOption(ScreenOption(\.feedback, style))
    }

    /// Asks whether a swipe may pop the screen that contains this view; see ``FullScreenPop/PopOptions/shouldPop``.
    ///
    /// Back buttons and changes of the path don't ask.
    ///
    /// - Parameter condition: Called when everything else has allowed the swipe.
    public func fullScreenPopShouldPop(_ condition: @escaping @MainActor () -> Bool) -> some View {
        screenOption(ScreenOption(\.shouldPop, .when { _ in condition() }))
    }

    /// Asks the person whether to leave the screen that contains this view, for example because of unsaved changes; see
    /// ``FullScreenPop/PopPermission/afterAsking(if:_:)-swift.type.method``.
    ///
    /// - Parameters:
    ///   - condition: Whether there is a question to ask. If it returns false, the swipe pops. By default there always
    ///     is.
    ///   - question: Whether the screen may be left. If it returns true, the screen is popped with an animation.
    public func fullScreenPopShouldPop(
        if condition: @escaping @MainActor () -> Bool = { true },
        afterAsking question: @escaping @MainActor () async -> Bool
    ) -> some View {
        screenOption(ScreenOption(\.shouldPop, .afterAsking(if: { _ in condition() }, { _ in await question() })))
    }

    /// Sets the transition of the screen that contains this view; see ``FullScreenPop/PopOptions/transition``.
    ///
    /// SwiftUI may create the view only after UIKit has asked for the transition with which the screen appears. Then
    /// the screen appears with UIKit's own, and disappears with this one. ``FullScreenPop/BackSwipe/defaults`` apply to
    /// both.
    ///
    /// - Parameter transition: Nil has the same effect as no modifier.
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
