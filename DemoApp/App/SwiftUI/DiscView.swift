import FullScreenPopSwiftUI
import SwiftUI

/// A disc that follows the finger. No swipe back starts on its field.
struct DiscView: View {
    /// Where the drags so far have left the disc.
    @State private var place = CGSize.zero
    /// How far the present drag has moved it.
    @GestureState private var translation = CGSize.zero

    var body: some View {
        VStack {
            Text("Swipe back from here").frame(height: 200)
            Color.yellow
                .overlay { Circle().frame(width: 80, height: 80).offset(place).offset(translation) }
                .gesture(drag)
                .backSwipe(.blocked)
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($translation) { drag, translation, _ in translation = drag.translation }
            .onEnded { drag in
                place.width += drag.translation.width
                place.height += drag.translation.height
            }
    }
}
