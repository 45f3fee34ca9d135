import UIKit

/// Notes how long after a touch it hears of it.
final class ContentThatListens: UIView {
    var landings: [TimeInterval] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { landings.append(CACurrentMediaTime() - touch.timestamp) }
    }
}
