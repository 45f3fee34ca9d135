/// Why a set of requirements has no answer, or more than one.
enum LinearSolverError: Error, Equatable {
    /// The required requirement at this index contradicts those before it.
    case conflict(requirement: Int)
    /// Nothing decides this variable.
    case ambiguous(variable: Int)
}
