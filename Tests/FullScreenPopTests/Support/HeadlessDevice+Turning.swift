@_spi(Headless) import UIKit

extension HeadlessDevice {
    /// Turns the device from upright to sideways, or the other way.
    func turn() {
        let size = window.bounds.size
        rotate(to: CGSize(width: size.height, height: size.width))
    }

    /// Turns the device upright if it is not, and waits until nothing moves.
    func turnUpright() {
        let size = window.bounds.size
        if size.width > size.height { turn() }
        settle()
    }
}
