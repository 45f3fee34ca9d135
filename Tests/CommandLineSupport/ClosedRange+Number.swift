extension ClosedRange<Int> {
    /// The number that `text` is; nil if it is none, or out of the range.
    package func number(_ text: String) -> Int? {
        Int(text).flatMap { contains($0) ? $0 : nil }
    }
}
