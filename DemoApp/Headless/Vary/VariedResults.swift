/// What came of one variation.
struct VariedResults: Codable {
    /// A play whose result is another one than with the model's own choices.
    struct Change: Codable, Hashable {
        let scenario: String
        let contender: String
        let profile: String
        let suffers: Bool
    }

    let variation: String
    var changes: [Change] = []
    /// Plays of the toolkit that suffer, and do not with the model's own choices.
    var failures: [Change] = []
    /// How many plays of the toolkit there were.
    var toolkitPlays = 0
}
