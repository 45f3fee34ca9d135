import UIKit

extension Transition {
    /// The leaving screen bursts into tiles, which fly apart, turn and vanish before the arriving one.
    ///
    /// After VCTransitionsLibrary's explode: ten tiles across and as many down as makes them about square; each moves by
    /// up to 100 points either way, turns by up to 10 radians, shrinks to 0.01 and fades. 0.8 s.
    ///
    /// - Parameter seed: The same seed gives the same flight.
    public static func explode(seed: UInt64 = 1) -> Transition {
        // Ten radians in steps of about 15°.
        Transition("explode", timing: .easeInOut(0.8), motion: .intense, steps: 40) { scene in
            let columns = 10
            let rows = max(1, Int((CGFloat(columns) * scene.height / max(scene.width, 1)).rounded()))
            var numbers = SeededNumbers(seed: seed)
            var actors: [TransitionActor] = [.to { _ in .rest }]
            for row in 0..<rows {
                for column in 0..<columns {
                    let (x, y, angle) = (100 * numbers.next(), 100 * numbers.next(), 10 * numbers.next())
                    let region = CGRect(
                        x: CGFloat(column) / CGFloat(columns), y: CGFloat(row) / CGFloat(rows),
                        width: 1 / CGFloat(columns), height: 1 / CGFloat(rows))
                    actors.append(
                        .piece(of: .from, region) {
                            .rest.scaled($0.between(1, 0.01)).turned(by: angle * $0, z: 1)
                                .moved(x: x * $0, y: y * $0).faded(to: 1 - $0)
                        })
                }
            }
            return actors
        }
    }
}
