// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FullScreenPop",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "FullScreenPop", targets: ["FullScreenPop"]),
        .library(name: "GestureArbitration", targets: ["GestureArbitration"]),
        .library(name: "ScreenTransitions", targets: ["ScreenTransitions"]),
    ],
    traits: [
        .trait(
            name: "SystemPopTarget",
            description: "Pops with UIKit's own animation, through a private selector whose name is in the binary."
        ),
        .default(enabledTraits: ["SystemPopTarget"]),
    ],
    targets: [
        .target(name: "UIKitSeams"),
        .target(name: "GestureArbitration", dependencies: ["UIKitSeams"]),
        .target(name: "ScreenTransitions", dependencies: ["UIKitSeams"]),
        .target(name: "FullScreenPop", dependencies: ["GestureArbitration", "ScreenTransitions", "UIKitSeams"]),
    ]
)

// UIKit exists on Apple's systems only. Elsewhere the module of that name is the headless model in
// Tests/HeadlessUIKit, and with it come the tests, the benchmarks and the demo's command line.
#if os(Linux)
    let headless = true
#else
    let headless = Context.environment["FULLSCREENPOP_HEADLESS"] == "1"
#endif

if headless {
    for target in package.targets {
        target.dependencies.append("UIKit")
    }
    package.targets += [
        .target(name: "UIKit", path: "Tests/HeadlessUIKit"),
        // `import Testing` beside `import UIKit` makes the compiler look for a module of this name.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Tests/TestingOverlay"),
        .target(
            name: "Scenarios",
            dependencies: ["UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop"],
            path: "Tests/Scenarios",
            exclude: ["README.md"],
            resources: [.copy("Library")]
        ),
        .target(
            name: "UIKitQuestions", dependencies: ["UIKit"], path: "Tests/UIKitQuestions",
            exclude: ["README.md", "Apple"]
        ),
        .executableTarget(
            name: "DemoApp",
            dependencies: [
                "UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios", "TestSupport",
                "UIKitQuestions",
            ],
            path: "DemoApp",
            exclude: ["App", "UITests", "DemoApp.xcodeproj"],
            resources: [.copy("Headless/Report/Page")]
        ),
        // What several test targets and the demo's command line need.
        .target(name: "TestSupport", dependencies: ["UIKit", "ScreenTransitions"], path: "Tests/TestSupport"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios", "TestSupport",
            ],
            path: "Tests/Benchmarks"
        ),
        // Compiles against the library and the model, which therefore have to be there, and uses none of them.
        .executableTarget(
            name: "Snippets",
            dependencies: ["UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop"],
            path: "Tests/Snippets",
            resources: [.copy("Preamble.swift")]
        ),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "GestureArbitrationTests",
            dependencies: ["UIKit", "_Testing_UIKit", "UIKitSeams", "GestureArbitration"]
        ),
        .testTarget(
            name: "ScreenTransitionsTests",
            dependencies: ["UIKit", "_Testing_UIKit", "ScreenTransitions", "TestSupport"]
        ),
        .testTarget(
            name: "FullScreenPopTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "TestSupport",
            ]
        ),
        .testTarget(
            name: "DemoAppTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "ScreenTransitions", "FullScreenPop", "DemoApp", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ReportTests",
            dependencies: ["UIKit", "_Testing_UIKit", "ScreenTransitions", "FullScreenPop", "Scenarios", "DemoApp"],
            resources: [.copy("Browser")]
        ),
        .testTarget(
            name: "ScenarioTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios",
                "DemoApp", "TestSupport",
            ]
        ),
        .testTarget(
            name: "UIKitQuestionTests",
            dependencies: ["UIKit", "_Testing_UIKit", "FullScreenPop", "Scenarios", "UIKitQuestions", "DemoApp"]
        ),
        .testTarget(name: "SnippetTests", dependencies: ["Snippets"]),
    ]
}

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // The model has neither optional requirements nor selectors, also where the Objective-C runtime does.
    if headless { target.swiftSettings?.append(.define("HEADLESS_UIKIT")) }
}
