import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct PreviousDelegateTests {
    let stage = Stage()
    let previous = GivenDelegate()

    init() {
        stage.arbiter.release(stage.pan)
        stage.pan.delegate = previous
        stage.arbiter.govern(stage.pan)
    }

    @Test("the arbiter is the delegate of what it governs, until it releases it")
    func governAndRelease() {
        #expect(stage.pan.delegate === stage.arbiter)
        stage.arbiter.release(stage.pan)
        #expect(stage.pan.delegate === previous)
    }

    @Test("governing twice does not make the arbiter its own predecessor")
    func governTwice() {
        stage.arbiter.govern(stage.pan)
        stage.swipeBack()
        #expect(stage.hasBegun)
        stage.arbiter.release(stage.pan)
        #expect(stage.pan.delegate === previous)
    }

    @Test("a delegate set after governing is left alone by release")
    func replacedDelegate() {
        let newcomer = GivenDelegate()
        stage.pan.delegate = newcomer
        stage.arbiter.release(stage.pan)
        #expect(stage.pan.delegate === newcomer)
    }

    @Test("its no to a touch is a no")
    func refusesTouch() {
        previous.receives = false
        stage.swipeBack(lift: false)
        #expect(stage.pan.numberOfTouches == 0)
        #expect(stage.refusal == .previousDelegate)
    }

    @Test("its no to an event is a no")
    func refusesEvent() {
        previous.receivesEvent = false
        stage.swipeBack(lift: false)
        #expect(stage.pan.numberOfTouches == 0)
    }

    @Test("its no to a beginning is a no")
    func refusesBeginning() {
        previous.begins = false
        stage.swipeBack()
        #expect(!stage.hasBegun)
        #expect(stage.refusal == .previousDelegate)
    }

    @Test("its no stands even where a rule allows")
    func refusesWhatRulesAllow() {
        previous.begins = false
        stage.arbiter.rules = [GivenRule(begins: .allow("fine"))]
        stage.swipeBack()
        #expect(!stage.hasBegun)
    }

    @Test("it is asked last, and only if the rules allow")
    func askedLast() {
        stage.arbiter.rules = [GivenRule(begins: .deny("not now"))]
        stage.swipeBack()
        #expect(previous.timesAskedToBegin == 0)
        stage.arbiter.rules = [GivenRule(begins: .allow("fine"))]
        stage.swipeBack()
        #expect(previous.timesAskedToBegin == 1)
    }

    @Test("it is not kept alive, and its opinions go with it")
    func heldWeakly() {
        var shortLived: GivenDelegate? = GivenDelegate()
        shortLived?.begins = false
        weak let observed = shortLived
        stage.pan.delegate = shortLived
        stage.arbiter.govern(stage.pan)
        shortLived = nil
        #expect(observed == nil)
        stage.swipeBack()
        #expect(stage.hasBegun)
    }

    @Test("a recognizer is not kept alive by being governed")
    func recognizerIsNotKept() {
        var recognizer: UIPanGestureRecognizer? = UIPanGestureRecognizer()
        weak let observed = recognizer
        if let recognizer { stage.arbiter.govern(recognizer) }
        recognizer = nil
        #expect(observed == nil)
    }

    @Test("its relations count where no rule has an opinion")
    func relations() {
        let inner = InnerPan(on: stage)
        previous.isSimultaneous = true
        stage.swipeBack()
        #expect(stage.hasBegun && inner.hasBegun)
    }

    @Test("its relations do not count where a rule has an opinion")
    func overruledRelations() {
        let inner = InnerPan(on: stage)
        previous.isSimultaneous = true
        stage.arbiter.rules = [GivenRule(relation: .exclusive("one at a time"))]
        stage.swipeBack()
        #expect(!stage.hasBegun && inner.hasBegun)
    }
}
