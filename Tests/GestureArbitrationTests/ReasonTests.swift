import GestureArbitration
import Testing

@Suite
struct ReasonTests {
    @Test("reasons are equal when they say the same words")
    func equality() {
        let written: Reason = "no rule has an opinion"
        #expect(written == .noOpinion)
        #expect(written != "no rule has an opinion yet")
        #expect(written != "")
    }

    @Test("a reason reads as its words")
    func description() {
        let reason: Reason = "the touch is on the map"
        #expect("\(reason)" == "the touch is on the map")
    }
}
