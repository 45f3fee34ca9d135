import GestureArbitration
import NavigationMarkers
import SwiftUI

extension View {
    /// Sets where on this view a swipe back may start. Use it for content that follows the finger, such as a drawing,
    /// or for a gesture that the swipe would take the finger from. See
    /// ``GestureArbitration/ViewArbitration/backSwipe-swift.property``.
    ///
    /// It applies to the rectangle of the view, even where another view covers it, and to swipes of the navigation
    /// stack that contains the view. If several views are under the finger, the strictest counts. It applies from the
    /// next touch on.
    public func backSwipe(_ backSwipe: ViewArbitration.BackSwipe) -> some View {
        background { Region(backSwipe: backSwipe).marksOnly() }
    }
}

private struct Region: UIViewRepresentable {
    let backSwipe: ViewArbitration.BackSwipe

    func makeUIView(context: Context) -> RegionMarker { RegionMarker() }

    func updateUIView(_ marker: RegionMarker, context: Context) { marker.backSwipe = backSwipe }
}
