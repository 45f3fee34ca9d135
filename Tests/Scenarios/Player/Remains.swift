@_spi(Headless) import UIKit

/// Controllers and views of a play, to see whether they go when the play is let go.
@MainActor
package struct Remains {
    private struct Kept {
        weak var object: AnyObject?
    }

    private let objects: [Kept]

    package init(of player: ScenarioPlayer) {
        objects = player.objects.map { Kept(object: $0) }
    }

    /// The types of those that are still there, sorted.
    package var types: [String] {
        // Entry points without a device mean the last one that was driven, which therefore lives on.
        HeadlessRuntime().makeCurrent()
        return Set(objects.compactMap(\.object).map { "\(type(of: $0))" }).sorted()
    }
}
