import GestureArbitration
@_spi(Headless) import UIKit

/// What a swipe's answers cost for each scroll view around the finger, and for views beside those.
///
/// The standard rules are asked, as FullScreenPop has them. The scroll views scroll across the swipe and don't claim
/// it, so that the rules about them go through all of them.
@MainActor
enum NestingBenchmark {
    private static let rounds = 40
    private static let questions = 2000
    private static let depths = [1, 5, 9, 17]

    static func run() -> [Figure] {
        let times = depths.map { time(depth: $0, siblings: 0) }
        let steps = zip(depths, times).dropFirst().map { depth, time in
            (time - times[0]) / Double(depth - depths[0]) * 1e9
        }
        let crowded = time(depth: depths[1], siblings: 200)
        let all = zip(depths, times).map { "\($0): \(Int($1 * 1e9))" }.joined(separator: ", ")
        return [
            Figure(
                name: "Whether a swipe may begin, per scroll view around the finger, in ns", value: steps.last ?? 0,
                aim: .atMost(40), detail: "In all, by how many there are: \(all)."),
            Figure(
                name: "The same with the most scroll views, against with the fewest more",
                value: (steps.last ?? 0) / (steps.first ?? 1), aim: .atMost(1.5),
                detail: "1 is linear."),
            Figure(
                name: "The same with 200 views beside the scroll views, against with none", value: crowded / times[1],
                aim: .atMost(1.1), detail: "With \(depths[1]) scroll views around the finger."),
        ]
    }

    /// The best of several rounds, for one question, in seconds.
    private static func time(depth: Int, siblings: Int) -> Double {
        let device = HeadlessDevice()
        let root = UIView(frame: device.window.bounds)
        device.window.addSubview(root)
        var innermost: UIView = root
        for _ in 0..<depth {
            let scrollView = UIScrollView(frame: root.bounds)
            // A list: it scrolls, but across.
            scrollView.contentSize = CGSize(width: root.bounds.width, height: 3000)
            innermost.addSubview(scrollView)
            innermost = scrollView
        }
        for _ in 0..<siblings { root.insertSubview(UIScrollView(frame: root.bounds), at: 0) }
        let arbiter = GestureArbiter(rules: GestureArbiter.standardRules)
        var best = Double.infinity
        let probe = ProbingDelegate(candidates: [arbiter]) { pan, _ in
            for _ in 0..<rounds {
                let time = ProcessorTime.measure {
                    for _ in 0..<questions { _ = arbiter.gestureRecognizerShouldBegin(pan) }
                }
                best = min(best, time / Double(questions))
            }
        }
        let pan = UIPanGestureRecognizer()
        pan.delegate = probe
        root.addGestureRecognizer(pan)
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 40, over: 0.1).up()
        precondition(best < .infinity, "The swipe must have come to the question.")
        return best
    }
}
