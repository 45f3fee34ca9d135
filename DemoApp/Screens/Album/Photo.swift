import UIKit

/// A picture of the album.
struct Photo {
    let title: String
    let place: String
    /// The name of a system symbol.
    let symbol: String
    let colors: (first: UIColor, last: UIColor)

    /// The name under which the list and the photo's own screen share the picture.
    var pictureName: String { "picture of \(title)" }

    /// The name under which they share the title.
    var titleName: String { "title of \(title)" }

    @MainActor
    func makeArtwork() -> ArtworkView {
        ArtworkView(symbol: symbol, from: colors.first, to: colors.last)
    }

    @MainActor
    static let all = [
        Photo(title: "Morning", place: "By the lake", symbol: "sunrise", colors: (.systemOrange, .systemPink)),
        Photo(title: "Rain", place: "In the valley", symbol: "cloud.rain", colors: (.systemTeal, .systemBlue)),
        Photo(title: "Fir", place: "At the tree line", symbol: "leaf", colors: (.systemGreen, .systemTeal)),
        Photo(title: "Dusk", place: "From the hut", symbol: "moon.stars", colors: (.systemIndigo, .systemPurple)),
        Photo(title: "Snow", place: "On the summit", symbol: "snowflake", colors: (.systemBlue, .systemGray)),
    ]
}
