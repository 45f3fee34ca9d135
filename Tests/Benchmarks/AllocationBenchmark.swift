import FullScreenPop
import GestureArbitration
@_spi(Headless) import UIKit

/// Counts what our code allocates while a finger pops a screen: nothing at all is the aim.
@MainActor
enum AllocationBenchmark {
    private static let moves = 10_000

    static func run() -> [Figure] {
        let arbiter = GestureArbiter()
        let seen = AllocationCounter.count { arbiter.govern(UIPanGestureRecognizer()) }
        precondition(seen.inSources > 0, "The counter must see what our code allocates.")
        return [
            figure("the system target, iOS 18", .iOS18, .systemTarget),
            figure("the content pop, iOS 26", .iOS26, .contentPop),
            figure("the percent-driven pop", .iOS18, .percentDriven),
        ]
    }

    private static func figure(
        _ name: String, _ system: BehaviourProfile.System, _ driver: PopDriver
    ) -> Figure {
        let result = allocations(system, driver)
        let perMove = Double(result.elsewhere) / Double(moves)
        let places = result.places.sorted { $0.key < $1.key }.map { "\($0.value)× \($0.key)" }.joined(separator: ", ")
        let detail = places.isEmpty ? "" : " Ours: \(places)."
        return Figure(
            name: "Allocations by our code per moved touch, over \(moves) moves, with \(name)",
            value: Double(result.inSources) / Double(moves), aim: .atMost(0),
            detail: "The model itself makes \(Figure.text(perMove)).\(detail)")
    }

    private static func allocations(
        _ system: BehaviourProfile.System, _ driver: PopDriver
    ) -> AllocationCounter.Result {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system), sampleRate: 120)
        let navigation = FullScreenPopNavigationController(rootViewController: UIViewController())
        navigation.backSwipe.driver = driver
        var progress = 0.0
        navigation.backSwipe.onPopEvent = { if case .progress(let value) = $0 { progress = value } }
        device.window.rootViewController = navigation
        device.settle()
        device.perform { navigation.pushViewController(UIViewController(), animated: false) }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 150, over: 0.5)
        let result = AllocationCounter.count {
            for move in 0..<moves {
                device.advance(by: 1 / 120)
                finger.move(by: move.isMultiple(of: 2) ? 2 : -2, over: 0)
            }
        }
        precondition(progress > 0.3, "The finger must have popped all the time, not \(progress).")
        finger.up()
        return result
    }
}
