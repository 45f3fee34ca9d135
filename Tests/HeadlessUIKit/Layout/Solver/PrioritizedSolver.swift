/// Solves linear requirements with priorities, exactly: what must hold by elimination, the rest by the simplex method,
/// one priority after the other, the highest first. Within a priority the sum of what requirements miss is least.
///
/// The tableau is that of Cassowary (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001): each basic variable is defined by parameters, which are zero. Unlike there, priorities are not
/// folded into weights: once the misses of a priority are least, every parameter that could only add to them is struck
/// out, so that lower priorities cannot trade against it.
struct PrioritizedSolver {
    /// Values closer than this are the same. Points are some hundreds, so this is far above what rounding leaves.
    private static let tolerance = 1e-6

    private let unknownCount: Int
    /// By variable: its definition if it is basic, nil if it is a parameter. The first `unknownCount` are the unknowns,
    /// which may have any value; those after are slacks and misses, which are never negative.
    private var definitions: [LinearExpression?]

    private init(unknownCount: Int) {
        self.unknownCount = unknownCount
        definitions = Array(repeating: nil, count: unknownCount)
    }

    /// The values of variables 0 to `unknownCount` − 1.
    static func solve(_ requirements: [LinearRequirement], unknownCount: Int) throws(LinearSolverError) -> [Double] {
        var solver = PrioritizedSolver(unknownCount: unknownCount)
        let required = requirements.indices.filter { requirements[$0].isRequired }
        for index in required where requirements[index].relation == .zero {
            try solver.require(requirements[index].expression, index: index)
        }
        for index in required where requirements[index].relation == .atLeastZero {
            try solver.requireAtLeastZero(requirements[index].expression, index: index)
        }
        let optional = requirements.filter { !$0.isRequired }
        for priority in Set(optional.map(\.priority)).sorted(by: >) {
            solver.approach(optional.filter { $0.priority == priority })
        }
        return try solver.uniqueValues()
    }

    // MARK: Requirements

    private mutating func require(_ expression: LinearExpression, index: Int) throws(LinearSolverError) {
        let reduced = reduce(expression)
        if let unknown = pivotUnknown(in: reduced) {
            define(unknown, as: reduced.solved(for: unknown))
        } else if abs(reduced.constant) > Self.tolerance {
            throw .conflict(requirement: index)
        }
    }

    private mutating func requireAtLeastZero(_ expression: LinearExpression, index: Int) throws(LinearSolverError) {
        let missed = miss(of: expression, relation: .atLeastZero)
        guard minimize(missed) <= Self.tolerance else { throw .conflict(requirement: index) }
    }

    /// Meets requirements of one priority as far as those before leave room.
    private mutating func approach(_ requirements: [LinearRequirement]) {
        var missed = LinearExpression()
        for requirement in requirements {
            missed.add(miss(of: requirement.expression, relation: requirement.relation))
        }
        minimize(missed)
    }

    /// Enters expression = over − under into the tableau and returns what counts as missed: over + under where the
    /// expression is to be zero, under alone where it may be more.
    private mutating func miss(of expression: LinearExpression, relation: LinearRequirement.Relation)
        -> LinearExpression
    {
        let reduced = reduce(expression)
        if reduced.isConstant {
            // Decided already; no need to widen the tableau.
            return LinearExpression(relation == .zero ? abs(reduced.constant) : max(0, -reduced.constant))
        }
        let over = newVariable()
        let under = newVariable()
        let balance = reduced - LinearExpression(variable: over) + LinearExpression(variable: under)
        if let unknown = pivotUnknown(in: reduced) {
            define(unknown, as: balance.solved(for: unknown))
        } else {
            let basic = reduced.constant >= 0 ? over : under
            define(basic, as: balance.solved(for: basic))
        }
        var missed = LinearExpression(variable: under)
        if relation == .zero { missed.add(LinearExpression(variable: over)) }
        return missed
    }

    // MARK: The tableau

    private mutating func newVariable() -> Int {
        definitions.append(nil)
        return definitions.count - 1
    }

    /// The expression with every basic variable replaced by its definition.
    private func reduce(_ expression: LinearExpression) -> LinearExpression {
        var reduced = LinearExpression(expression.constant)
        for term in expression.terms {
            let meaning = definitions[term.variable] ?? LinearExpression(variable: term.variable)
            reduced.add(meaning, times: term.coefficient)
        }
        return reduced
    }

    /// The unknown to eliminate from an expression of parameters: one whose coefficient is ±1, so that no rounding
    /// comes in, otherwise the one with the largest.
    private func pivotUnknown(in expression: LinearExpression) -> Int? {
        let unknowns = expression.terms.filter { $0.variable < unknownCount }
        let unit = unknowns.first { abs($0.coefficient) == 1 }
        return (unit ?? unknowns.max { abs($0.coefficient) < abs($1.coefficient) })?.variable
    }

    /// Makes a parameter basic.
    private mutating func define(_ variable: Int, as expression: LinearExpression) {
        for index in definitions.indices { definitions[index]?.substitute(variable, by: expression) }
        definitions[variable] = expression
    }

    /// Makes the sum of never-negative variables as small as it can be, strikes out the parameters that would only make
    /// it larger, and returns it.
    @discardableResult
    private mutating func minimize(_ sum: LinearExpression) -> Double {
        var objective = reduce(sum)
        while let entering = objective.terms.first(where: { $0.coefficient < -LinearExpression.epsilon })?.variable {
            guard let leaving = leavingVariable(for: entering) else {
                preconditionFailure("A sum of distances has no lower bound: the tableau is broken.")
            }
            exchange(leaving, with: entering)
            objective = reduce(objective)
        }
        for term in objective.terms { strikeOut(term.variable) }
        return objective.constant
    }

    /// The basic variable that becomes zero first when `entering` grows. Taking the lowest of several, as `minimize`
    /// takes the lowest to enter, cannot cycle (Bland's rule).
    private func leavingVariable(for entering: Int) -> Int? {
        var least = Double.infinity
        var leaving: Int?
        for variable in unknownCount..<definitions.count {
            guard let definition = definitions[variable] else { continue }
            let coefficient = definition.coefficient(of: entering)
            guard coefficient < -LinearExpression.epsilon else { continue }
            let limit = max(0, definition.constant) / -coefficient
            if limit < least {
                least = limit
                leaving = variable
            }
        }
        return leaving
    }

    private mutating func exchange(_ leaving: Int, with entering: Int) {
        guard let definition = definitions[leaving] else { return }
        definitions[leaving] = nil
        define(entering, as: (definition - LinearExpression(variable: leaving)).solved(for: entering))
    }

    /// Fixes a parameter at zero.
    private mutating func strikeOut(_ variable: Int) {
        for index in definitions.indices { _ = definitions[index]?.remove(variable) }
    }

    // MARK: The answer

    private func uniqueValues() throws(LinearSolverError) -> [Double] {
        var values: [Double] = []
        for unknown in 0..<unknownCount {
            guard let definition = definitions[unknown], isUnique(definition) else {
                throw .ambiguous(variable: unknown)
            }
            values.append(definition.constant)
        }
        return values
    }

    /// Whether no move of the remaining parameters changes the expression.
    private func isUnique(_ expression: LinearExpression) -> Bool {
        guard !expression.isConstant else { return true }
        guard expression.terms.allSatisfy({ $0.variable >= unknownCount }) else { return false }
        return !canDecrease(expression) && !canDecrease(expression * -1)
    }

    private func canDecrease(_ expression: LinearExpression) -> Bool {
        var trial = self
        var objective = expression
        while let entering = objective.terms.first(where: { $0.coefficient < -LinearExpression.epsilon })?.variable {
            guard let leaving = trial.leavingVariable(for: entering) else { return true }
            trial.exchange(leaving, with: entering)
            objective = trial.reduce(objective)
            if objective.constant < expression.constant - Self.tolerance { return true }
        }
        return false
    }
}
