@_spi(Headless) import UIKit

/// Controllers and views of a play, to see whether they go when the play is let go.
@MainActor
struct Remains {
    private struct Kept {
        weak var object: AnyObject?
    }

    private let objects: [Kept]

    init(of player: ScenarioPlayer) {
        objects = player.objects.map { Kept(object: $0) }
    }

    /// The types of those that are still there, sorted.
    var types: [String] {
        // Until another device is driven, the model keeps the last one.
        HeadlessRuntime().makeCurrent()
        return Set(objects.compactMap(\.object).map { "\(type(of: $0))" }).sorted()
    }
}
