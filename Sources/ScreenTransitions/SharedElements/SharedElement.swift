import UIKit

/// A view that is shown by both screens, under one name.
public struct SharedElement: Equatable, Sendable {
    /// The name that both views were given.
    public let name: String
    /// Where the view is on the screen that leaves, in points of the container.
    public let source: CGRect
    /// Where the view is on the screen that arrives, in points of the container.
    public let destination: CGRect

    /// Makes an element. Both places have a size.
    public init(name: String, source: CGRect, destination: CGRect) {
        precondition(
            !source.isEmpty && !destination.isEmpty,
            "The shared view \(name) cannot travel from \(source) to \(destination): both places need a size.")
        self.name = name
        self.source = source
        self.destination = destination
    }
}
