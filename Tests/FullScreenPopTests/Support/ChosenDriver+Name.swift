@testable import FullScreenPop

extension ChosenDriver {
    /// The driver that an app names to have this one.
    var name: PopDriver {
        switch self {
        case .contentPop: .contentPop
        case .systemTarget: .systemTarget
        case .percentDriven: .percentDriven
        }
    }
}
