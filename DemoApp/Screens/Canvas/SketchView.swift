import UIKit

/// Draws a line wherever the finger goes.
final class SketchView: UIView {
    private var paths: [CGMutablePath] = []
    private var lines: [CAShapeLayer] = [] {
        didSet { accessibilityValue = "\(lineCount)" }
    }

    /// How many lines have been drawn.
    var lineCount: Int { lines.count }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let path = CGMutablePath()
        path.move(to: touch.location(in: self))
        let line = CAShapeLayer()
        line.strokeColor = UIColor.systemTeal.cgColor
        line.fillColor = nil
        line.lineWidth = 6
        line.lineCap = .round
        line.lineJoin = .round
        layer.addSublayer(line)
        paths.append(path)
        lines.append(line)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = paths.last, let line = lines.last else { return }
        path.addLine(to: touch.location(in: self))
        line.path = path.copy()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A gesture took the touch: what it began is no drawing.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.popLast()?.removeFromSuperlayer()
        _ = paths.popLast()
    }

    func clear() {
        for line in lines { line.removeFromSuperlayer() }
        lines = []
        paths = []
    }
}
