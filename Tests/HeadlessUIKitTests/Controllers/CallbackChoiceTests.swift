import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other orders of callbacks")
struct CallbackChoiceTests {
    let device = HeadlessDevice()
    let log = CallLog()

    @Test(
        "G4 parents appear around their children, before them, or after them",
        arguments: [
            (BehaviourProfile.Callbacks.AppearanceOrder.parentsAround, ["will P", "will C", "did C", "did P"]),
            (.parentsFirst, ["will P", "will C", "did P", "did C"]),
            (.childrenFirst, ["will C", "will P", "did C", "did P"]),
        ])
    func appearance(order: BehaviourProfile.Callbacks.AppearanceOrder, calls: [String]) {
        device.runtime.profile.callbacks.appearanceOrder = order
        let (parent, child) = (LoggingScreen("P", log), LoggingScreen("C", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        func expected(_ change: String) -> [String] {
            calls.map { "\($0.suffix(1)).\($0.prefix($0.count - 2))\(change)" }
        }
        device.window.rootViewController = parent
        #expect(log.entries == expected("Appear"))
        log.clear()
        device.window.rootViewController = nil
        #expect(log.entries == expected("Disappear"))
        #expect(device.faults.isEmpty)
    }

    @Test("G4 a child that comes in its parent's viewWillAppear appears with it, whoever is told first")
    func lateChild() {
        final class Parent: LoggingScreen {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let child = LoggingScreen("C", log)
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        device.runtime.profile.callbacks.appearanceOrder = .childrenFirst
        device.window.rootViewController = Parent("P", log)
        #expect(log.entries == ["P.willAppear", "C.willAppear", "C.didAppear", "P.didAppear"])
        #expect(device.faults.isEmpty)
    }

    @Test("G4 a view that is added by hand has appeared at once, or in the next turn", arguments: [true, false])
    func addedByHand(atOnce: Bool) {
        device.runtime.profile.callbacks.addedViewsAppearAtOnce = atOnce
        let (host, added) = (LoggingScreen("P"), LoggingScreen("X", log))
        device.window.rootViewController = host
        device.perform {
            host.view.addSubview(added.view)
            #expect(log.entries == (atOnce ? ["X.willAppear", "X.didAppear"] : ["X.willAppear"]))
        }
        device.advance(by: 0.1)
        #expect(log.entries == ["X.willAppear", "X.didAppear"])
        log.clear()
        device.perform { added.view.removeFromSuperview() }
        device.advance(by: 0.1)
        #expect(log.entries == ["X.willDisappear", "X.didDisappear"])
        #expect(device.faults.isEmpty)
    }

    @Test("G4 a view that is added by hand and taken away in the same turn has come and gone in the end")
    func addedAndTaken() {
        device.runtime.profile.callbacks.addedViewsAppearAtOnce = false
        let (host, added) = (LoggingScreen("P"), LoggingScreen("X", log))
        device.window.rootViewController = host
        device.perform {
            host.view.addSubview(added.view)
            added.view.removeFromSuperview()
        }
        device.advance(by: 0.1)
        #expect(log.entries == ["X.willAppear", "X.didAppear", "X.willDisappear", "X.didDisappear"])
        #expect(device.faults.isEmpty)
    }

    @Test("Controllers hear of a lack of memory before those who listen, or after them", arguments: [true, false])
    func memory(controllersFirst: Bool) {
        final class ThriftyScreen: LoggingScreen {
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                log.add("controller")
            }
        }
        device.runtime.profile.callbacks.controllersHearOfMemoryFirst = controllersFirst
        device.window.rootViewController = ThriftyScreen("P", log)
        log.clear()
        let listener = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { [log] _ in MainActor.assumeIsolated { log.add("listener") } }
        device.warnOfMemory()
        NotificationCenter.default.removeObserver(listener)
        #expect(log.entries == (controllersFirst ? ["controller", "listener"] : ["listener", "controller"]))
    }

    @Test("A controller hears of new traits before its view, or after it", arguments: [true, false])
    func traits(controllersFirst: Bool) {
        final class ListeningView: UIView {
            var log: CallLog?
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                log?.add("view")
            }
        }
        final class ListeningScreen: LoggingScreen {
            override func loadView() {
                let view = ListeningView()
                view.log = log
                self.view = view
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                log.add("controller")
            }
        }
        device.runtime.profile.callbacks.controllersHearOfTraitsFirst = controllersFirst
        device.window.rootViewController = ListeningScreen("P", log)
        device.advance(by: 0.1)
        log.clear()
        device.runtime.userInterfaceStyle = .dark
        #expect(log.entries == (controllersFirst ? ["controller", "view"] : ["view", "controller"]))
    }
}
