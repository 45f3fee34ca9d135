import UIKit

/// A view that both screens show under one name.
public struct SharedElement: Equatable, Sendable {
    /// The ``UIKit/UIView/sharedElementName`` of both views.
    public let name: String
    /// The frame on the leaving screen, in points of the container.
    public let source: CGRect
    /// The frame on the arriving screen, in points of the container.
    public let destination: CGRect

    /// Creates an element. Neither frame may be empty, otherwise the app stops.
    public init(name: String, source: CGRect, destination: CGRect) {
        precondition(
            !source.isEmpty && !destination.isEmpty,
            "The shared view \(name) cannot move from \(source) to \(destination): neither frame may be empty.")
        self.name = name
        self.source = source
        self.destination = destination
    }
}
