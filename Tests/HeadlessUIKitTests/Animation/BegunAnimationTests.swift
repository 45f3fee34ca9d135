import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct BegunAnimationTests {
    private final class Listener: NSObject, SelectorResponder {
        let log = CompletionLog()
        func responds(toSelector selector: Selector) -> Bool { true }
        func perform(_ selector: Selector, with argument: Any?) {
            log.add("\(selector) \(argument as? String ?? "nil")")
        }
    }

    let fixture = AnimatedView()

    @Test("H1 what changes between begin and commit is animated, over 0.2 seconds unless something else is set")
    func animates() {
        UIView.beginAnimations("move", context: nil)
        fixture.moveRight()
        UIView.commitAnimations()
        fixture.device.advance(by: 0.1)
        #expect(isClose(fixture.x, 50, within: 1e-3))
        fixture.device.advance(by: 0.1 + aFrame)
        #expect(fixture.view.layer.animationKeys() == nil)
    }

    @Test("H1 duration, delay and curve of begun animations count for what changes after them")
    func settings() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationDelay(1)
        UIView.setAnimationCurve(.linear)
        fixture.moveRight()
        UIView.commitAnimations()
        fixture.device.advance(by: 0.9)
        #expect(isClose(fixture.x, 0))
        fixture.device.advance(by: 1.1)
        #expect(isClose(fixture.x, 50))
    }

    @Test("H1 the delegate of begun animations hears of their start and their end, with their identifier")
    func delegate() {
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart("animationWillStart:context:")
        UIView.setAnimationDidStop("animationDidStop:finished:context:")
        fixture.moveRight()
        UIView.commitAnimations()
        fixture.device.advance(by: 0.15)
        #expect(listener.log.entries == ["animationWillStart:context: move"])
        fixture.device.advance(by: 0.1)
        #expect(listener.log.entries.last == "animationDidStop:finished:context: move")
        #expect(listener.log.entries.count == 2)
    }

    @Test("H1 begun animations that change nothing end in the next turn, and what comes after a commit is not animated")
    func nothing() {
        let listener = Listener()
        fixture.device.perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop("stopped:")
            UIView.commitAnimations()
            UIView.commitAnimations()
            fixture.moveRight()
        }
        #expect(listener.log.entries == ["stopped: nil"])
        #expect(isClose(fixture.x, 100))
    }

    @Test("H1 a begun transition of a view lasts as long as the animations around it")
    func transition() {
        let listener = Listener()
        fixture.device.perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop("stopped:")
            UIView.setAnimationTransition(.flipFromLeft, for: fixture.view, cache: true)
            UIView.commitAnimations()
        }
        fixture.device.advance(by: 0.9)
        #expect(listener.log.entries.isEmpty)
        fixture.device.advance(by: 0.2)
        #expect(listener.log.entries == ["stopped: nil"])
    }

    @Test("A button of the type that was called roundedRect is a system button")
    func formerName() {
        #expect(UIButton(type: .roundedRect).buttonType == .system)
    }
}
