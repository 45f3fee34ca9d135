import FullScreenPopSwiftUI
import SwiftUI

/// A disc that follows the finger. No swipe back starts on its field.
struct DiscView: View {
    @State private var offset = CGSize.zero

    var body: some View {
        VStack {
            Text("Swipe back from here").frame(height: 200)
            Color.yellow
                .overlay { Circle().frame(width: 80, height: 80).offset(offset) }
                .gesture(DragGesture().onChanged { offset = $0.translation })
                .backSwipe(.blocked)
        }
    }
}
