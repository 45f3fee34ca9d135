@_spi(Headless) import UIKit

extension Fault {
    var kind: FaultKind {
        switch self {
        case .unbalancedAppearance: .unbalancedAppearance
        case .pushedTwice: .pushedTwice
        case .selectedNoTab: .selectedNoTab
        case .transitionNeverCompleted: .transitionNeverCompleted
        case .transitionCompletedTwice: .transitionCompletedTwice
        case .stackAndScreenDisagree: .stackAndScreenDisagree
        case .leakedScreen: .leakedScreen
        case .overReleasedScreen: .overReleasedScreen
        case .presentedTwice: .presentedTwice
        case .presentedOffScreen: .presentedOffScreen
        case .brokenConstraint: .brokenConstraint
        }
    }
}
