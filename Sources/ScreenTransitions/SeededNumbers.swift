import UIKit

/// Numbers that look random and are the same for the same seed, on every system and in every version.
///
/// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next number, from −1 up to, but not including, 1.
    mutating func next() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        // The upper 53 bits are as many as a double holds exactly.
        let fromZeroToTwo = Double(bits >> 11) / 0x1p52
        return CGFloat(fromZeroToTwo) - 1
    }
}
