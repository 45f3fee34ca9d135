/// constant + Σ coefficient · variable.
struct LinearExpression: Equatable {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Double
    }

    /// Coefficients smaller than this are what rounding left of zero.
    static let epsilon = 1e-9

    var constant: Double
    /// By variable, ascending, none zero: the same sums come out whatever the order in which terms were added.
    private(set) var terms: [Term]

    init(_ constant: Double = 0) {
        self.constant = constant
        terms = []
    }

    init(variable: Int, coefficient: Double = 1) {
        constant = 0
        terms = [Term(variable: variable, coefficient: coefficient)]
    }

    var isConstant: Bool { terms.isEmpty }

    func coefficient(of variable: Int) -> Double {
        for term in terms where term.variable >= variable {
            return term.variable == variable ? term.coefficient : 0
        }
        return 0
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var mine = 0
        var theirs = 0
        while mine < terms.count || theirs < other.terms.count {
            let next = mine < terms.count ? terms[mine].variable : Int.max
            let otherNext = theirs < other.terms.count ? other.terms[theirs].variable : Int.max
            var term = Term(variable: min(next, otherNext), coefficient: 0)
            if next <= otherNext {
                term.coefficient += terms[mine].coefficient
                mine += 1
            }
            if otherNext <= next {
                term.coefficient += other.terms[theirs].coefficient * factor
                theirs += 1
            }
            if abs(term.coefficient) > Self.epsilon { merged.append(term) }
        }
        terms = merged
    }

    /// Removes the variable and tells the coefficient that it had.
    mutating func remove(_ variable: Int) -> Double {
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else { return 0 }
        return terms.remove(at: index).coefficient
    }

    /// Puts `expression` in the variable's place.
    mutating func substitute(_ variable: Int, by expression: LinearExpression) {
        let coefficient = remove(variable)
        guard coefficient != 0 else { return }
        add(expression, times: coefficient)
    }

    /// What the variable is when the whole expression is zero.
    func solved(for variable: Int) -> LinearExpression {
        var rest = self
        let coefficient = rest.remove(variable)
        precondition(coefficient != 0, "An expression cannot be solved for a variable that it does not hold.")
        return rest * (-1 / coefficient)
    }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression()
        product.add(a, times: factor)
        return product
    }
}
