import FullScreenPop
import SwiftUI

/// Finds the navigation controller that SwiftUI has made, and installs the swipe on it.
struct NavigationSwipe: UIViewControllerRepresentable {
    var startRegion: StartRegion = .anywhere

    func makeUIViewController(context: Context) -> Finder { Finder() }

    func updateUIViewController(_ finder: Finder, context: Context) {
        finder.startRegion = startRegion
    }

    /// A child of the screen; only once it has a parent, it can tell the navigation controller.
    final class Finder: UIViewController {
        var startRegion: StartRegion = .anywhere {
            didSet { apply() }
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            apply()
        }

        private func apply() {
            guard let navigationController else { return }
            BackSwipe.install(on: navigationController).defaults.startRegion = startRegion
        }
    }
}

extension View {
    /// Lets a finger pop the screens of the navigation that this view is in.
    func navigationSwipe(from startRegion: StartRegion = .anywhere) -> some View {
        background { NavigationSwipe(startRegion: startRegion).frame(width: 0, height: 0) }
    }
}

struct Contents: View {
    @State private var isOpen = false

    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { list }
        } else {
            NavigationView { list }
        }
    }

    private var list: some View {
        List {
            Text("Chapters")
            NavigationLink {
                Text("Chapter 1").navigationTitle("1")
            } label: {
                Text("Chapter 1")
            }
        }
        .navigationSwipe(from: .within(120))
    }
}
