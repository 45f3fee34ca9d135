import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct PreviousDelegateTests {
    let fixture = GestureFixture()
    let previous = GivenDelegate()

    init() {
        fixture.arbiter.release(fixture.pan)
        fixture.pan.delegate = previous
        fixture.arbiter.govern(fixture.pan)
    }

    @Test("the arbiter is the delegate of what it governs, until it releases it")
    func governAndRelease() {
        #expect(fixture.pan.delegate === fixture.arbiter)
        fixture.arbiter.release(fixture.pan)
        #expect(fixture.pan.delegate === previous)
    }

    @Test("governing twice does not make the arbiter its own previous delegate")
    func governTwice() {
        fixture.arbiter.govern(fixture.pan)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        fixture.arbiter.release(fixture.pan)
        #expect(fixture.pan.delegate === previous)
    }

    @Test("an arbiter that is another one's previous delegate still consults its own")
    func twoArbiters() {
        let newcomer = GestureArbiter()
        newcomer.govern(fixture.pan)
        previous.begins = false
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .previousDelegate)
        newcomer.release(fixture.pan)
        #expect(fixture.pan.delegate === fixture.arbiter)
    }

    // Fails when the two become each other's previous delegates, and ask each other without end.
    @Test("an arbiter that is another one's previous delegate governs already")
    func governAgainBehindAnother() {
        let newcomer = GestureArbiter()
        newcomer.govern(fixture.pan)
        fixture.arbiter.govern(fixture.pan)
        #expect(fixture.pan.delegate === newcomer)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    // Fails when what forwards to the arbiter is asked by the arbiter whether the arbiter agrees.
    @Test("a delegate that forwards to the arbiter can be governed in its turn", arguments: [true, false])
    func forwardingDelegate(allows: Bool) {
        let forwarding = ForwardingDelegate(to: fixture.pan.delegate)
        forwarding.begins = allows
        fixture.pan.delegate = forwarding
        fixture.arbiter.govern(fixture.pan)
        fixture.swipeBack()
        #expect(fixture.hasBegun == allows)
        #expect(fixture.trace.entries.count { $0.question == .begin && $0.recognizer == "swipe" } == 1)
    }

    @Test("what an arbiter has kept about a recognizer is no other one's")
    func anotherArbiter() {
        previous.begins = false
        fixture.swipeBack()
        #expect(GestureArbiter().decision(onBeginningOf: fixture.pan).isAllowed)
    }

    @Test("a delegate set after governing is left alone by release")
    func replacedDelegate() {
        let newcomer = GivenDelegate()
        fixture.pan.delegate = newcomer
        fixture.arbiter.release(fixture.pan)
        #expect(fixture.pan.delegate === newcomer)
    }

    // Fails when the recognizer keeps an arbiter that is no longer its delegate when it is released.
    @Test("a recognizer with another delegate does not keep the arbiter that has released it")
    func lifetimeBesideAnotherDelegate() {
        let newcomer = GivenDelegate()
        let pan = UIPanGestureRecognizer()
        weak var released: GestureArbiter?
        do {
            let arbiter = GestureArbiter()
            arbiter.govern(pan)
            pan.delegate = newcomer
            arbiter.release(pan)
            released = arbiter
        }
        #expect(released == nil)
        #expect(pan.delegate === newcomer)
    }

    @Test("an arbiter that another one has followed is asked until both are released")
    func releaseBehindAnother() {
        let outer = GestureArbiter()
        outer.govern(fixture.pan)
        fixture.arbiter.release(fixture.pan)
        previous.receives = false
        fixture.swipeBack(lift: false)
        #expect(fixture.pan.numberOfTouches == 0)
        outer.release(fixture.pan)
        #expect(fixture.pan.delegate === fixture.arbiter)
    }

    @Test("the previous delegate's no to a touch is a no")
    func refusesTouch() {
        previous.receives = false
        fixture.swipeBack(lift: false)
        #expect(fixture.pan.numberOfTouches == 0)
        #expect(fixture.refusal == .previousDelegate)
    }

    @Test("the previous delegate's no to an event is a no")
    func refusesEvent() {
        previous.receivesEvent = false
        fixture.swipeBack(lift: false)
        #expect(fixture.pan.numberOfTouches == 0)
    }

    @Test("the previous delegate's no to a beginning is a no")
    func refusesBeginning() {
        previous.begins = false
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
        #expect(fixture.refusal == .previousDelegate)
    }

    @Test("the previous delegate's no stands even where a rule allows")
    func refusesWhatRulesAllow() {
        previous.begins = false
        fixture.arbiter.rules = [GivenRule(begins: .allow("fine"))]
        fixture.swipeBack()
        #expect(!fixture.hasBegun)
    }

    @Test("the previous delegate is asked last, and only if the rules allow")
    func askedLast() {
        fixture.arbiter.rules = [GivenRule(begins: .deny("not now"))]
        fixture.swipeBack()
        #expect(previous.timesAskedToBegin == 0)
        fixture.arbiter.rules = [GivenRule(begins: .allow("fine"))]
        fixture.swipeBack()
        #expect(previous.timesAskedToBegin == 1)
    }

    @Test("the previous delegate is not kept alive, and its opinions go with it")
    func heldWeakly() {
        var shortLived: GivenDelegate? = GivenDelegate()
        shortLived?.begins = false
        weak let observed = shortLived
        fixture.pan.delegate = shortLived
        fixture.arbiter.govern(fixture.pan)
        shortLived = nil
        #expect(observed == nil)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a recognizer is not kept alive by being governed")
    func recognizerIsNotKept() {
        var recognizer: UIPanGestureRecognizer? = UIPanGestureRecognizer()
        weak let observed = recognizer
        if let recognizer { fixture.arbiter.govern(recognizer) }
        recognizer = nil
        #expect(observed == nil)
    }

    @Test("the previous delegate's relations count where no rule has an opinion")
    func relations() {
        let inner = InnerPan(on: fixture)
        previous.isSimultaneous = true
        fixture.swipeBack()
        #expect(fixture.hasBegun && inner.hasBegun)
    }

    @Test("the previous delegate's relations do not count where a rule has an opinion")
    func overruledRelations() {
        let inner = InnerPan(on: fixture)
        previous.isSimultaneous = true
        fixture.arbiter.rules = [GivenRule(relation: .exclusive("one at a time"))]
        fixture.swipeBack()
        #expect(!fixture.hasBegun && inner.hasBegun)
    }
}
