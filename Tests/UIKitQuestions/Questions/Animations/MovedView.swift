import UIKit

/// A view to be moved along a screen, beginning with its centre at x = 0.
@MainActor
struct MovedView {
    let view = UIView(frame: CGRect(x: -50, y: 200, width: 100, height: 100))
    let screen = QuestionScreen("A")

    init(on host: any QuestionHost) async {
        await host.show(screen)
        screen.view.addSubview(view)
        await host.wait(0.1)
    }

    /// Where its centre is shown.
    var x: CGFloat? { view.layer.presentation()?.position.x }

    /// The same as an answer, to ten points: other places are no nearer to one another.
    var place: String { x.map { "\(Int(($0 / 10).rounded()) * 10)" } ?? "nowhere" }

    /// Turns it into its mirror image.
    func mirror(over duration: TimeInterval) {
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
    }

    /// Moves it to 200 points. Not asynchronous: there UIKit's own method would wait for the completion.
    func animate(over duration: TimeInterval, completion: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            view.center.x = 200
        } completion: { _ in
            completion()
        }
    }
}
