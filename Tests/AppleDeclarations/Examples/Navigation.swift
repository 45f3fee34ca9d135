import FullScreenPopSwiftUI
import SwiftUI

/// A stack, on the first system with the package and on newer ones.
struct Contents: View {
    @State private var isOpen = false

    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { list }.fullScreenPop()
        } else {
            NavigationView { list }.fullScreenPop { $0.driver = .percentDriven }
        }
    }

    private var list: some View {
        List {
            Text("Chapters")
            NavigationLink {
                Chapter(isOpen: $isOpen).navigationTitle("1")
            } label: {
                Text("Chapter 1")
            }
        }
        .fullScreenPopEnabled(isOpen ? nil : false)
    }
}

/// Two columns.
@available(iOS 16, *)
struct Columns: View {
    var body: some View {
        NavigationSplitView {
            Text("Chapters")
        } detail: {
            Text("Chapter 1")
        }
        .fullScreenPop()
    }
}

/// A screen with every option.
struct Chapter: View {
    @Binding var isOpen: Bool

    var body: some View {
        VStack {
            Text("1").backSwipe(.edgeOnly)
            if isOpen { Text("2").fullScreenPopStartRegion(.within(120)) }
        }
        .screenTransition(.fold)
        .fullScreenPopShouldPop { isOpen }
        .fullScreenPopShouldPop(if: { !isOpen }, afterAsking: { await confirm() })
    }

    private func confirm() async -> Bool { true }
}
