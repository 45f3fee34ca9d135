/// The names by which expectations know faults.
enum FaultKind: String, CaseIterable {
    case unbalancedAppearance, pushedTwice, selectedNoTab, transitionNeverCompleted, transitionCompletedTwice
    case stackAndScreenDisagree, leakedScreen, overReleasedScreen, presentedTwice, presentedOffScreen, brokenConstraint
}
