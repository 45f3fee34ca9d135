import Foundation

/// Who a scenario is played with. ``summary`` says of each what it is.
public enum ContenderName: String, CaseIterable, Sendable, Codable {
    /// `UINavigationController` as it is.
    case stock
    /// A full-screen pan on the system's pop target, with a guard for the root screen and nothing else.
    case fullScreenOnly
    /// The first cure that articles teach, alone: scroll views whose pan goes together with the pop at their left end.
    case seedCure1
    /// The code that articles teach, whose scroll views do not delay their content's touches.
    case seedRecipeA
    /// The code that articles teach, whose scroll views stop scrolling when a touch hits a slider.
    case seedRecipeB
    /// The rules of FDFullscreenPopGesture.
    case fdRecipe
    /// The full-screen pan without its guard for the root, which SwipeBack did not have before 1.0.5 (SwipeBack #3).
    case noRootGuard
    /// A full-screen pan that is added again with every push, as in VCTransitionsLibrary (pull request 36), and goes
    /// together with other recognizers: the double pop that is reported of GKNavigationBar (#65).
    case panPerPush
    /// A percent-driven pop whose navigation delegate takes the place of the app's, as SloppySwiper's does (pull
    /// request 29), and whose animator completes although the pop was taken back, the mistake of many a tutorial.
    case percentPop
    /// A pan that changes tabs, as tutorials write it: on UIKit's own stacks, with a tab bar delegate that takes the
    /// place of the app's, and no rule but the direction.
    case tabPan
    /// This package, with its navigation controller.
    case toolkit
    /// This package, installed on UIKit's navigation controller.
    case toolkitInstalled

    /// What people call the contender.
    public var title: String {
        switch self {
        case .stock: "UIKit alone"
        case .fullScreenOnly: "Full-screen pan alone"
        case .seedCure1: "Recipe for scroll views"
        case .seedRecipeA: "Common recipe A"
        case .seedRecipeB: "Common recipe B"
        case .fdRecipe: "FDFullscreenPopGesture"
        case .noRootGuard: "Pan without a root guard"
        case .panPerPush: "A pan for every push"
        case .percentPop: "Tutorial's percent-driven pop"
        case .tabPan: "Tutorial's pan for tabs"
        case .toolkit: "FullScreenPop"
        case .toolkitInstalled: "FullScreenPop, installed"
        }
    }

    /// What the contender does and sets, in a line for people.
    public var summary: String {
        switch self {
        case .stock: "UIKit's navigation controller as it is"
        case .fullScreenOnly: "a full-screen pan on the system's pop target, with a guard for the root and nothing else"
        case .seedCure1:
            "the full-screen pan, and scroll views whose pan goes together with the pop at contentOffset.x == 0"
        case .seedRecipeA:
            "the recipe for scroll views, no touches on sliders for the pan, and scroll views with delaysContentTouches off"
        case .seedRecipeB:
            "the recipe for scroll views, no touches on sliders for the pan, and no scrolling while a touch hits a slider"
        case .fdRecipe: "the rules of FDFullscreenPopGesture: a pan added by a push, options and bar for each screen"
        case .noRootGuard: "the full-screen pan without the guard, as SwipeBack before 1.0.5 (#3)"
        case .panPerPush:
            "the full-screen pan with one more pan for every push, each of which goes together with anything"
        case .percentPop:
            "a tutorial's percent-driven pop: takes the app's delegate, and completes also when it is cancelled"
        case .tabPan:
            "a tutorial's pan that changes tabs: takes the app's tab bar delegate, and knows no rule but the direction"
        case .toolkit: "this package, with a FullScreenPopNavigationController; sets nothing"
        case .toolkitInstalled:
            "this package, with BackSwipe.install(on:) on UIKit's navigation controller; sets nothing"
        }
    }

    /// Both variants of the articles' code under one name.
    static let seedRecipe = "seedRecipe"

    /// The contenders that a file's name for one stands for; empty if it stands for none. The package is expected to do
    /// the same wherever it is installed, unless a file says otherwise.
    static func named(_ name: String) -> [ContenderName] {
        switch name {
        case seedRecipe: [.seedRecipeA, .seedRecipeB]
        case ContenderName.toolkit.rawValue: [.toolkit, .toolkitInstalled]
        default: ContenderName(rawValue: name).map { [$0] } ?? []
        }
    }

    /// Whether the contender is this package, which has a choice of drivers.
    public var isToolkit: Bool { self == .toolkit || self == .toolkitInstalled }

    /// Whether the contender is there for mistakes of libraries, and plays only scenarios about those.
    public var isForAMistake: Bool { [.noRootGuard, .panPerPush, .percentPop, .tabPan].contains(self) }

    static let list = (allCases.map(\.rawValue) + [seedRecipe]).joined(separator: ", ")
}
