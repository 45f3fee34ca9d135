/// What stands between two fences.
struct FencedBlock: Equatable {
    let language: String
    let wrapping: Wrapping?
    /// Of the opening fence.
    let line: Int
    let lines: [DocumentLine]
}
