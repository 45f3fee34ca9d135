import CommandLineSupport
@_spi(Headless) import UIKit

/// The model with some of its choices made differently.
struct Variation {
    let name: String
    let alternatives: [BehaviourProfile.Alternative]
    /// Whether all contenders play it, or the toolkit alone.
    let isForAllContenders: Bool

    /// Every alternative by itself.
    static var singles: [Variation] {
        BehaviourProfile.choices.flatMap(\.alternatives).map {
            Variation(name: "\($0)", alternatives: [$0], isForAllContenders: true)
        }
    }

    /// Random combinations, the same for the same seed. Each choice is made as in the model or, as likely as not, in
    /// one of the other ways.
    static func combinations(_ count: Int, seed: UInt64) -> [Variation] {
        var random = SplitMix(state: seed)
        return (0..<count).map { index in
            let alternatives = BehaviourProfile.choices.compactMap { choice in
                Bool.random(using: &random) ? choice.alternatives.randomElement(using: &random) : nil
            }
            return Variation(
                name: "combination \(index + 1)", alternatives: alternatives, isForAllContenders: false)
        }
    }

    static func all(_ request: VaryRequest) -> [Variation] {
        let all = singles + combinations(request.combinations, seed: request.seed)
        guard request.sample != nil else { return all }
        return all.map { Variation(name: $0.name, alternatives: $0.alternatives, isForAllContenders: false) }
    }
}
