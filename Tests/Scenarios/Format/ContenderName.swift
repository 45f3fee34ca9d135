import Foundation

/// Who a scenario is played with.
public enum ContenderName: String, CaseIterable, Sendable {
    /// `UINavigationController` as it is.
    case stock
    /// A full-screen pan on the system's pop target, with a guard for the root screen and nothing else.
    case fullScreenOnly
    /// The seed article's code, whose scroll views do not delay their content's touches.
    case seedRecipeA
    /// The seed article's code, whose scroll views stop scrolling when a touch hits a slider.
    case seedRecipeB
    /// The rules of FDFullscreenPopGesture.
    case fdRecipe
    /// This package, with its navigation controller.
    case toolkit
    /// This package, installed on UIKit's navigation controller.
    case toolkitInstalled

    /// Both variants of the seed article's code under one name.
    static let seedRecipe = "seedRecipe"

    /// The contenders that a file's name for one stands for; empty if it stands for none. The package is expected to do the
    /// same wherever it is installed, unless a file says otherwise.
    static func named(_ name: String) -> [ContenderName] {
        switch name {
        case seedRecipe: [.seedRecipeA, .seedRecipeB]
        case ContenderName.toolkit.rawValue: [.toolkit, .toolkitInstalled]
        default: ContenderName(rawValue: name).map { [$0] } ?? []
        }
    }

    /// Whether the contender is this package, which has a choice of drivers.
    var isToolkit: Bool { self == .toolkit || self == .toolkitInstalled }

    static let list = (allCases.map(\.rawValue) + [seedRecipe]).joined(separator: ", ")
}
