// Planted beside the sources. The snippet is no different from theirs.

/// A screen that is not popped by swipes:
///
/// ```swift
/// import FullScreenPopSwiftUI
/// import SwiftUI
///
/// struct Screen: View {
///     var body: some View {
///         Text("1").fullScreenPopEnabeld(false)  // mistake: has no member 'fullScreenPopEnabeld'
///     }
/// }
/// ```
private struct Documented {}
