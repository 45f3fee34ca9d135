import UIKit

extension ScreenTransition {
    /// The leaving screen bursts into tiles, which fly apart, turn, and vanish in front of the arriving one.
    ///
    /// After VCTransitionsLibrary's explode: ten tiles across, and as many down as make them about square, up to 500;
    /// each moves by up to 100 points either way, turns by up to 10 radians, shrinks to 0.01 and fades. 0.8 s.
    public static var explode: ScreenTransition { explode(seed: 1) }

    /// ``explode`` with other random numbers. The same seed always gives the same flight of the tiles.
    public static func explode(seed: UInt64) -> ScreenTransition {
        // Ten radians in steps of less than 48°.
        ScreenTransition("explode", timing: .easeInOut(0.8), motion: .intense, steps: 12) { scene in
            let columns = 10
            let shape = scene.width > 0 ? scene.height / scene.width : 1
            let rows = Int(min(max(CGFloat(columns) * shape, 1), 500).rounded())
            var numbers = SeededNumbers(seed: seed)
            var layers: [TransitionLayer] = [.to { _ in .identity }]
            for row in 0..<rows {
                for column in 0..<columns {
                    let (x, y, angle) = (100 * numbers.next(), 100 * numbers.next(), 10 * numbers.next())
                    let region = CGRect(
                        x: CGFloat(column) / CGFloat(columns), y: CGFloat(row) / CGFloat(rows),
                        width: 1 / CGFloat(columns), height: 1 / CGFloat(rows))
                    layers.append(
                        .piece(of: .from, region) {
                            .identity.scaled(max(0.01, $0.between(1, 0.01))).rotated(by: angle * $0, z: 1)
                                .translated(x: x * $0, y: y * $0).faded(to: 1 - $0)
                        })
                }
            }
            return layers
        }
    }
}
