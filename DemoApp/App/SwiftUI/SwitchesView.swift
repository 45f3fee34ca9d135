import FullScreenPopSwiftUI
import SwiftUI

/// A screen with options that change while it is shown.
struct SwitchesView: View {
    @State private var hasChanges = true
    @State private var hidesBackButton = false

    var body: some View {
        VStack {
            Toggle(isOn: $hasChanges) { Text("Unsaved changes keep it") }
            Toggle(isOn: $hidesBackButton) { Text("The back button is hidden") }
        }
        .navigationBarBackButtonHidden(hidesBackButton)
        // Without it, no swipe pops the screen while its back button is hidden.
        .fullScreenPopEnabled(true)
        .fullScreenPopShouldPop { !hasChanges }
    }
}
