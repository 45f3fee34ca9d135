import FullScreenPopSwiftUI
import SwiftUI

/// The demo's screens in SwiftUI, on a stack that SwiftUI makes.
struct LibraryView: View {
    /// Closes the demo.
    let close: @MainActor () -> Void

    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { list }.fullScreenPop()
        } else {
            NavigationView { list }.fullScreenPop()
        }
    }

    private var list: some View {
        List {
            link("Swipe from anywhere") { Text("Swipe back from anywhere") }
            link("From the edge") { Text("Swipe back from the edge").fullScreenPopStartRegion(.leadingEdge) }
            link("Only by its button") { Text("Tap the back button").fullScreenPopEnabled(false) }
            link("A cube") { Text("It turns away").screenTransition(.cube) }
            link("Switches") { SwitchesView() }
            link("A disc") { DiscView() }
            Button(action: close) { Text("Close") }
        }
        .navigationTitle("SwiftUI")
    }

    private func link<Screen: View>(_ title: String, @ViewBuilder to screen: () -> Screen) -> some View {
        NavigationLink {
            screen().navigationTitle(title)
        } label: {
            Text(title)
        }
    }
}
