import TestSupport
import Testing
import UIKit

@testable import ScreenTransitions

struct SeededNumbersTests {
    @Test("Seeded numbers are those of SplitMix64, from −1 up to 1")
    func reference() {
        // The first outputs for this seed as the algorithm's reference program prints them.
        let reference: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        var numbers = SeededNumbers(seed: 1_234_567)
        for output in reference {
            let expected = Double(output) / 0x1p63 - 1
            #expect(abs(numbers.next() - expected) < 1e-15)
        }
    }

    @Test("Seeded numbers never reach 1")
    func range() {
        var numbers = SeededNumbers(seed: 0)
        for _ in 0..<10_000 {
            let number = numbers.next()
            #expect(number >= -1 && number < 1)
        }
    }
}
