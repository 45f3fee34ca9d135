@_spi(Headless) import UIKit

extension NavigationFixture {
    /// Moves a finger by `length` points in as many samples as `frames`, 60 a second, from one direction to another, in
    /// degrees off the swipe.
    ///
    /// - Parameter step: What is to be done after each sample.
    func bend(
        _ finger: Finger, from start: Double, to end: Double, length: Double, frames: Int, step: () -> Void = {}
    ) {
        for frame in 0..<frames {
            let angle = (start + (end - start) * (Double(frame) + 0.5) / Double(frames)) * .pi / 180
            let way = length / Double(frames)
            finger.move(by: back(cos(angle) * way), sin(angle) * way, over: 1 / 60)
            step()
        }
    }
}
