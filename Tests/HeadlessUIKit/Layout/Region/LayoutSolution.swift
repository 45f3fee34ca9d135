/// What a region was asked, and the answer.
struct LayoutSolution {
    let requirements: [LinearRequirement]
    let values: [Double]

    /// The rectangle whose four unknowns begin at `first`.
    func rect(at first: Int) -> CGRect {
        CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }
}
