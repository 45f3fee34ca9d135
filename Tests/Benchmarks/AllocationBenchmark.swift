import FullScreenPop
import GestureArbitration
@_spi(Headless) import UIKit

/// Counts what our code allocates while a finger pops a screen: nothing at all is the aim.
@MainActor
enum AllocationBenchmark {
    private static let moves = 10_000
    private static let landedTouches = 500

    static func run() -> [Figure] {
        let arbiter = GestureArbiter()
        let seen = AllocationCounter.count { arbiter.govern(UIPanGestureRecognizer()) }
        precondition(seen.inSources > 0, "The counter must see what our code allocates.")
        return [
            figure("the system target, iOS 18", .iOS18, .systemTarget),
            figure("the content pop, iOS 26", .iOS26, .contentPop),
            figure("the percent-driven pop", .iOS18, .percentDriven),
            figure(
                tabAllocations(),
                name: "Allocations by our code per moved touch, over \(moves) moves, between two tabs", per: moves),
            landings(on: "a plain view") { UIView(frame: $0) },
            landings(on: "a pager") { frame in
                let pager = UIScrollView(frame: frame)
                pager.contentSize = CGSize(width: 3 * frame.width, height: frame.height)
                pager.isPagingEnabled = true
                pager.addSubview(UIView(frame: CGRect(origin: .zero, size: pager.contentSize)))
                return pager
            },
            landings(on: "a slider") { UISlider(frame: $0) },
        ]
    }

    /// Fingers that land and are lifted where they are.
    private static func landings(on name: String, make: (CGRect) -> UIView) -> Figure {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), sampleRate: 120)
        let navigation = FullScreenPopNavigationController(rootViewController: UIViewController())
        device.window.rootViewController = navigation
        device.settle()
        let screen = UIViewController()
        device.perform { navigation.pushViewController(screen, animated: false) }
        device.settle()
        screen.view.addSubview(make(CGRect(x: 0, y: 300, width: 390, height: 200)))
        let land = {
            device.finger().down(at: CGPoint(x: 195, y: 400)).up()
            device.advance(by: 0.5)
        }
        // The first one makes what is kept.
        land()
        let result = AllocationCounter.count { for _ in 0..<landedTouches { land() } }
        return figure(
            result, name: "Allocations by our code per landed touch, over \(landedTouches) on \(name)",
            per: landedTouches)
    }

    private static func figure(
        _ name: String, _ system: BehaviourProfile.System, _ driver: PopDriver
    ) -> Figure {
        figure(
            allocations(system, driver),
            name: "Allocations by our code per moved touch, over \(moves) moves, with \(name)", per: moves)
    }

    private static func figure(_ result: AllocationCounter.Result, name: String, per count: Int) -> Figure {
        let byModel = Double(result.elsewhere) / Double(count)
        let places = result.places.sorted { $0.key < $1.key }.map { "\($0.value)× \($0.key)" }.joined(separator: ", ")
        let detail = places.isEmpty ? "" : " Ours: \(places)."
        return Figure(
            name: name, value: Double(result.inSources) / Double(count), aim: .atMost(0),
            detail: "The model itself makes \(Figure.text(byModel)).\(detail)")
    }

    private static func allocations(
        _ system: BehaviourProfile.System, _ driver: PopDriver
    ) -> AllocationCounter.Result {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system), sampleRate: 120)
        let navigation = FullScreenPopNavigationController(rootViewController: UIViewController())
        navigation.backSwipe.driver = driver
        var progress = 0.0
        navigation.backSwipe.onEvent = { if case .progress(let value) = $0 { progress = value } }
        device.window.rootViewController = navigation
        device.settle()
        device.perform { navigation.pushViewController(UIViewController(), animated: false) }
        device.settle()
        let result = allocations(of: device.finger().down(at: CGPoint(x: 60, y: 400)).move(by: 150, over: 0.5), device)
        precondition(progress > 0.3, "The finger must have popped all the time, not \(progress).")
        return result
    }

    private static func tabAllocations() -> AllocationCounter.Result {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), sampleRate: 120)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in
            FullScreenPopNavigationController(rootViewController: UIViewController())
        }
        var progress = 0.0
        TabSwipe.install(on: tabs).onEvent = { if case .progress(let value) = $0 { progress = value } }
        device.window.rootViewController = tabs
        device.settle()
        let result = allocations(
            of: device.finger().down(at: CGPoint(x: 330, y: 400)).move(by: -150, over: 0.5), device)
        precondition(progress > 0.3, "The finger must have changed the tab all the time, not \(progress).")
        return result
    }

    /// While a finger that has begun to swipe goes on, to and fro.
    private static func allocations(of finger: Finger, _ device: HeadlessDevice) -> AllocationCounter.Result {
        let result = AllocationCounter.count {
            for move in 0..<moves {
                device.advance(by: 1 / 120)
                finger.move(by: move.isMultiple(of: 2) ? 2 : -2, over: 0)
            }
        }
        finger.up()
        return result
    }
}
