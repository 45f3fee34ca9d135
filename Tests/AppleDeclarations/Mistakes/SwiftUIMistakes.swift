import FullScreenPop
import SwiftUI

// Planted beside the examples. Each line with a comment is wrong in the way that it says.

private struct MissingRequirement: UIViewControllerRepresentable {  // mistake: does not conform to protocol
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
}

private struct MissingAvailability: View {
    var body: some View {
        NavigationStack { Text("1") }  // mistake: is only available in iOS 16.0 or newer
    }
}

private struct WrongLabel: View {
    var body: some View {
        Text("1").navigationTitle(text: "1")  // mistake: extraneous argument label 'text:' in call
    }
}

private func wrongIsolation() {
    print(Text("1").body)  // mistake: main actor-isolated
}

@MainActor
private func misspelledMember(_ controller: UIHostingController<Text>) {
    controller.rootViews = Text("1")  // mistake: has no member 'rootViews'
}

@MainActor
private func valueThatIsOptional(_ controller: UIViewController) {
    BackSwipe.install(on: controller.navigationController)  // mistake: must be unwrapped
}
