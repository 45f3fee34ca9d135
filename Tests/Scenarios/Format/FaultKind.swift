/// The names by which expectations know faults.
enum FaultKind: String, CaseIterable {
    case unbalancedAppearance, pushedTwice, transitionNeverCompleted, transitionCompletedTwice, stackAndScreenDisagree
    case leakedScreen, overReleasedScreen, presentedTwice, presentedOffScreen, brokenConstraint
}
