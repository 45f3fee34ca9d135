import CommandLineSupport
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

/// Up to three fingers that land, are moved and are taken away at random, always the same for the same numbers.
///
/// It draws from the numbers of the caller, who does other things at random in between.
@MainActor
struct RandomTouches {
    private var fingers: [Finger] = []

    /// Another finger lands anywhere on the screen; nil if there are three.
    ///
    /// - Parameter edge: If it is given, about every other finger lands within so many points of the leading edge.
    @discardableResult
    mutating func land(on device: HeadlessDevice, edge: CGFloat? = nil, using random: inout SplitMix) -> Finger? {
        guard fingers.count < 3 else { return nil }
        let size = device.window.bounds.size
        var width = size.width
        if let edge, Bool.random(using: &random) { width = edge }
        let x = CGFloat.random(in: 0..<width, using: &random)
        let finger = device.finger().down(at: device.point(x, .random(in: 0..<size.height, using: &random)))
        fingers.append(finger)
        return finger
    }

    /// One of the fingers, to be moved; nil if there is none.
    func pick(using random: inout SplitMix) -> Finger? { fingers.randomElement(using: &random) }

    /// One of the fingers, to be lifted or cancelled; nil if there is none.
    mutating func takeAway(using random: inout SplitMix) -> Finger? {
        guard !fingers.isEmpty else { return nil }
        return fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
    }

    /// Lifts one of the fingers; every third time the system takes it away instead.
    mutating func lift(using random: inout SplitMix) {
        guard let finger = takeAway(using: &random) else { return }
        if Int.random(in: 0..<3, using: &random) == 0 { finger.cancel() } else { finger.up() }
    }

    mutating func liftAll() {
        for finger in fingers { finger.up() }
        fingers = []
    }
}
