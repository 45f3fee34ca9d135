import FullScreenPop
import NavigationMarkers
import SwiftUI

extension View {
    /// Lets a finger pop the screens of a navigation stack from anywhere.
    ///
    /// ```swift
    /// import FullScreenPopSwiftUI
    /// import SwiftUI
    ///
    /// struct Library: View {
    ///     var body: some View {
    ///         NavigationView { Text("Albums") }
    ///             .fullScreenPop { backSwipe in backSwipe.defaults.startRegion = .within(120) }
    ///     }
    /// }
    /// ```
    ///
    /// Apply it to a `NavigationStack`, `NavigationView`, or `NavigationSplitView`, or to a view that contains some of
    /// them: a ``FullScreenPop/BackSwipe`` is installed on each `UINavigationController` that SwiftUI creates for them.
    /// Applied to content that contains none, it is installed on the one around the content. Navigation controllers of
    /// a sheet need their own modifier, and so do those of tabs that are created later.
    ///
    /// The navigation controller gets a delegate that forwards everything to SwiftUI's. When the modifier goes, the
    /// navigation controller gets SwiftUI's delegate back; a push or pop in progress ends first.
    ///
    /// - Parameter configure: Sets up the back swipe when it is installed and whenever the view is updated, each time
    ///   from its state before the modifier, so a rule that it inserts is there once. It is called during the update,
    ///   and must not change the view's state; a closure that it sets as ``FullScreenPop/BackSwipe/onEvent`` may.
    public func fullScreenPop(_ configure: (@MainActor (BackSwipe) -> Void)? = nil) -> some View {
        modifier(StackModifier(configure: configure))
    }
}

/// Puts a marker behind the content and one in front of it.
private struct StackModifier: ViewModifier {
    let configure: (@MainActor (BackSwipe) -> Void)?
    @State private var installation = StackInstallation()

    func body(content: Content) -> some View {
        content
            .background { BackMarker(installation: installation).marksOnly() }
            .overlay {
                FrontMarker(installation: installation, configure: configure, updates: .constant(()))
                    .frame(width: 0, height: 0)
                    .marksOnly()
            }
    }
}

private struct BackMarker: UIViewControllerRepresentable {
    let installation: StackInstallation

    func makeUIViewController(context: Context) -> StackMarker { installation.makeBackMarker() }

    func updateUIViewController(_ marker: StackMarker, context: Context) {}

    static func dismantleUIViewController(_ marker: StackMarker, coordinator: Void) { marker.leave() }
}

private struct FrontMarker: UIViewControllerRepresentable {
    let installation: StackInstallation
    let configure: (@MainActor (BackSwipe) -> Void)?
    /// No two bindings are the same, so SwiftUI updates the marker with every update of the view around it.
    @Binding var updates: Void

    func makeUIViewController(context: Context) -> StackMarker { installation.makeFrontMarker() }

    func updateUIViewController(_ marker: StackMarker, context: Context) { installation.update(configure) }

    static func dismantleUIViewController(_ marker: StackMarker, coordinator: Void) { marker.leave() }
}
