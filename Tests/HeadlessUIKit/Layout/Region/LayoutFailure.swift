/// Why a layout cannot be solved, in a sentence that names what to mend.
@MainActor
enum LayoutFailure {
    static func sentence(
        for error: LinearSolverError, in region: LayoutRegion, requirements: LayoutRequirements
    ) -> String {
        let host = ConstraintDescription.name(of: region.host)
        switch error {
        case .conflict(let index):
            return "Unable to satisfy the constraints in \(host): "
                + "\(requirements.description(ofRequirement: index)) contradicts the others."
        case .ambiguous(let unknown):
            let (item, part) = region.owner(of: unknown)
            return "The layout in \(host) is ambiguous: no constraint decides the \(part.name) of "
                + "\(ConstraintDescription.name(of: item))."
        }
    }
}
