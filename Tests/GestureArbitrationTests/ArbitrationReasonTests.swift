import GestureArbitration
import Testing

@Suite
struct ArbitrationReasonTests {
    @Test("reasons are equal when they say the same words")
    func equality() {
        let written: ArbitrationReason = "no rule has an opinion"
        #expect(written == .noOpinion)
        #expect(written != "no rule has an opinion yet")
        #expect(written != "")
    }

    @Test("a reason reads as its words")
    func description() {
        let reason: ArbitrationReason = "the touch is on the map"
        #expect("\(reason)" == "the touch is on the map")
    }
}
