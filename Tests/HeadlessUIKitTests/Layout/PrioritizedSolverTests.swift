import Testing

@testable @_spi(Headless) import UIKit

@Suite("Linear requirements")
struct PrioritizedSolverTests {
    private func variable(_ index: Int, _ coefficient: Double = 1) -> LinearExpression {
        LinearExpression(variable: index, coefficient: coefficient)
    }

    private func zero(_ expression: LinearExpression, at priority: Float = 1000) -> LinearRequirement {
        LinearRequirement(expression: expression, relation: .zero, priority: priority)
    }

    private func atLeastZero(_ expression: LinearExpression, at priority: Float = 1000) -> LinearRequirement {
        LinearRequirement(expression: expression, relation: .atLeastZero, priority: priority)
    }

    @Test("expressions keep no terms that cancel")
    func expressions() {
        let sum = variable(0, 2) + variable(3) + LinearExpression(5)
        #expect((sum - variable(0, 2)).terms == [LinearExpression.Term(variable: 3, coefficient: 1)])
        #expect(sum.solved(for: 0) == variable(3, -0.5) + LinearExpression(-2.5))
    }

    @Test("equations are solved exactly")
    func equations() throws {
        // x + y = 10, x − y = 4
        let values = try PrioritizedSolver.solve(
            [
                zero(variable(0) + variable(1) - LinearExpression(10)),
                zero(variable(0) - variable(1) - LinearExpression(4)),
            ], unknownCount: 2)
        #expect(values == [7, 3])
    }

    @Test("the same equation twice is no conflict")
    func redundant() throws {
        let equation = zero(variable(0) - LinearExpression(4))
        #expect(try PrioritizedSolver.solve([equation, equation], unknownCount: 1) == [4])
    }

    @Test("the equation that contradicts is named")
    func conflict() {
        #expect(throws: LinearSolverError.conflict(requirement: 1)) {
            try PrioritizedSolver.solve(
                [zero(variable(0) - LinearExpression(4)), zero(variable(0) - LinearExpression(5))], unknownCount: 1)
        }
    }

    @Test("the inequality that contradicts is named")
    func inequalityConflict() {
        // x ≥ 3, y ≥ 3, x + y ≤ 5
        #expect(throws: LinearSolverError.conflict(requirement: 2)) {
            try PrioritizedSolver.solve(
                [
                    atLeastZero(variable(0) - LinearExpression(3)), atLeastZero(variable(1) - LinearExpression(3)),
                    atLeastZero(LinearExpression(5) - variable(0) - variable(1)),
                ], unknownCount: 2)
        }
    }

    @Test("an unknown that nothing decides is named")
    func ambiguity() {
        #expect(throws: LinearSolverError.ambiguous(variable: 1)) {
            try PrioritizedSolver.solve([zero(variable(0) - LinearExpression(4))], unknownCount: 2)
        }
    }

    @Test("bounds alone do not decide an unknown")
    func ambiguousRange() {
        #expect(throws: LinearSolverError.ambiguous(variable: 0)) {
            try PrioritizedSolver.solve(
                [atLeastZero(variable(0) - LinearExpression(4)), atLeastZero(LinearExpression(9) - variable(0))],
                unknownCount: 1)
        }
    }

    @Test("bounds that meet decide an unknown")
    func meetingBounds() throws {
        let values = try PrioritizedSolver.solve(
            [atLeastZero(variable(0) - LinearExpression(4)), atLeastZero(LinearExpression(4) - variable(0))],
            unknownCount: 1)
        #expect(values == [4])
    }

    @Test("a lower priority never trades against a higher one")
    func priorities() throws {
        // x = 4 at 500 against a hundred requirements x = 9 at 499.
        var requirements = [zero(variable(0) - LinearExpression(4), at: 500)]
        for _ in 0..<100 { requirements.append(zero(variable(0) - LinearExpression(9), at: 499)) }
        #expect(try PrioritizedSolver.solve(requirements, unknownCount: 1) == [4])
    }

    @Test("an optional requirement is met as nearly as a required bound lets it")
    func nearest() throws {
        let values = try PrioritizedSolver.solve(
            [atLeastZero(LinearExpression(30) - variable(0)), zero(variable(0) - LinearExpression(50), at: 250)],
            unknownCount: 1)
        #expect(values == [30])
    }

    @Test("of two contents the one that resists more keeps its size")
    func compression() throws {
        // a + b = 100, a ≥ 80 at 750, b ≥ 60 at 751, both hug at 250.
        let (a, b) = (variable(0), variable(1))
        let values = try PrioritizedSolver.solve(
            [
                zero(a + b - LinearExpression(100)), atLeastZero(a), atLeastZero(b),
                atLeastZero(a - LinearExpression(80), at: 750), atLeastZero(LinearExpression(80) - a, at: 250),
                atLeastZero(b - LinearExpression(60), at: 751), atLeastZero(LinearExpression(60) - b, at: 250),
            ], unknownCount: 2)
        #expect(values == [40, 60])
    }

    @Test("a chain of fractions stays exact to a millionth of a point")
    func fractions() throws {
        // Each is a third of the one before; the first is 390.
        var requirements = [zero(variable(0) - LinearExpression(390))]
        for index in 1..<12 { requirements.append(zero(variable(index) - variable(index - 1, 1 / 3.0))) }
        let values = try PrioritizedSolver.solve(requirements, unknownCount: 12)
        for (index, value) in values.enumerated() { #expect(abs(value - 390 / pow(3, Double(index))) < 1e-9) }
    }
}
