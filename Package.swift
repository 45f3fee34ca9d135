// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FullScreenPop",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "FullScreenPop", targets: ["FullScreenPop"]),
        .library(name: "GestureArbitration", targets: ["GestureArbitration"]),
        .library(name: "ScreenTransitions", targets: ["ScreenTransitions"]),
        .library(name: "FullScreenPopSwiftUI", targets: ["FullScreenPopSwiftUI"]),
        .library(name: "FullScreenPopObjectiveC", targets: ["FullScreenPopObjectiveC"]),
        .library(name: "TouchRecorder", targets: ["TouchRecorder"]),
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
        .target(name: "TouchRecorder", dependencies: ["UIKitSeams"]),
        .target(name: "NavigationMarkers", dependencies: ["FullScreenPop", "GestureArbitration", "UIKitSeams"]),
        .target(
            name: "FullScreenPopSwiftUI",
            dependencies: ["FullScreenPop", "GestureArbitration", "NavigationMarkers", "ScreenTransitions"]),
        .target(name: "FullScreenPopObjectiveC", dependencies: ["FullScreenPop", "GestureArbitration"]),
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
    // There is no model of SwiftUI, nor of the Objective-C runtime. What can be done without is in other targets.
    let appleOnly = ["FullScreenPopSwiftUI", "FullScreenPopObjectiveC"]
    package.products.removeAll { appleOnly.contains($0.name) }
    package.targets.removeAll { appleOnly.contains($0.name) }
    for target in package.targets {
        target.dependencies.append("UIKit")
    }
    package.targets += [
        .target(name: "UIKit", path: "Tests/HeadlessUIKit", exclude: ["README.md"]),
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
                "UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "TouchRecorder", "Scenarios",
                "CommandLineSupport", "UIKitQuestions",
            ],
            path: "DemoApp",
            exclude: ["App", "Launch", "UITests", "DemoApp.xcodeproj", "README.md"],
            resources: [
                .copy("Headless/Report/Page"), .copy("Headless/Live/LivePage"), .copy("Headless/Live/Server"),
                .copy("Headless/Vary/guesses.json"),
            ]
        ),
        // What command lines need: their options, other processes, and random numbers that are the same everywhere.
        .target(name: "CommandLineSupport", path: "Tests/CommandLineSupport"),
        // What several test targets need.
        .target(name: "TestSupport", dependencies: ["UIKit", "ScreenTransitions"], path: "Tests/TestSupport"),
        // Small libraries in the manner of those that ship, in the language mode in which those are compiled.
        .target(
            name: "ForeignClients",
            dependencies: [
                "UIKit", "UIKitSeams",
                .target(name: "CoreGraphics", condition: .when(platforms: [.linux])),
                .target(name: "QuartzCore", condition: .when(platforms: [.linux])),
            ],
            path: "Tests/ForeignClients"
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios", "CommandLineSupport",
                "TestSupport",
            ],
            path: "Tests/Benchmarks",
            exclude: ["README.md"]
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios", "CommandLineSupport",
            ],
            path: "Tests/Fuzz",
            exclude: ["README.md"]
        ),
        // Compiles against the library and the model, which therefore have to be there, and uses none of them.
        .executableTarget(
            name: "Snippets",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "TouchRecorder",
                "CommandLineSupport",
            ],
            path: "Tests/Snippets",
            resources: [.copy("Preamble.swift")]
        ),
        .testTarget(
            name: "HeadlessUIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "CommandLineSupport"],
            exclude: ["Containers.md", "Input/README.md"]
        ),
        .testTarget(
            name: "GestureArbitrationTests",
            dependencies: ["UIKit", "_Testing_UIKit", "UIKitSeams", "GestureArbitration", "TestSupport"]
        ),
        .testTarget(
            name: "ScreenTransitionsTests",
            dependencies: ["UIKit", "_Testing_UIKit", "UIKitSeams", "ScreenTransitions", "TestSupport"]
        ),
        .testTarget(
            name: "FullScreenPopTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "UIKitSeams",
                "ForeignClients", "CommandLineSupport", "TestSupport",
            ]
        ),
        .testTarget(
            name: "NavigationMarkersTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop",
                "NavigationMarkers", "TestSupport",
            ],
            exclude: ["README.md"]
        ),
        .testTarget(
            name: "DemoAppTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "ScreenTransitions", "FullScreenPop", "Scenarios", "DemoApp",
                "CommandLineSupport", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ReportTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "ScreenTransitions", "FullScreenPop", "Scenarios", "DemoApp",
                "CommandLineSupport",
            ],
            resources: [.copy("Browser")]
        ),
        .testTarget(
            name: "ScenarioTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "GestureArbitration", "ScreenTransitions", "FullScreenPop", "Scenarios",
                "DemoApp", "CommandLineSupport",
            ]
        ),
        .testTarget(
            name: "UIKitQuestionTests",
            dependencies: ["UIKit", "_Testing_UIKit", "FullScreenPop", "Scenarios", "UIKitQuestions", "DemoApp"]
        ),
        .testTarget(
            name: "TouchRecorderTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "UIKitSeams", "FullScreenPop", "TouchRecorder", "Scenarios", "DemoApp",
                "TestSupport",
            ]
        ),
        .testTarget(name: "SnippetTests", dependencies: ["Snippets"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["UIKit", "_Testing_UIKit", "Scenarios", "Fuzz", "CommandLineSupport"]
        ),
    ]
}

// Code for UIKit imports these modules by name. Where Apple's frameworks are, they have the names already.
#if os(Linux)
    for framework in ["CoreGraphics", "QuartzCore"] {
        package.targets.append(
            .target(name: framework, dependencies: ["UIKit"], path: "Tests/HeadlessFrameworks/\(framework)"))
    }
#endif

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // The model has neither optional requirements nor selectors, also where the Objective-C runtime does.
    if headless { target.swiftSettings?.append(.define("HEADLESS_UIKIT")) }
    // What runs for every touch is optimized in debug builds as well: the tests take a fifth of the time.
    let optimized = ["UIKit", "UIKitSeams", "GestureArbitration", "ScreenTransitions", "FullScreenPop"]
    if headless, optimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}

// UIKit is not written in Swift: nothing checks how it accesses its own properties. In the model such checks would take
// a sixth of the time. `.ci/sanitize` builds with them.
for target in package.targets where target.name == "UIKit" && Context.environment["CHECK_EXCLUSIVITY"] == nil {
    target.swiftSettings?.append(.unsafeFlags(["-enforce-exclusivity=unchecked"]))
}

for target in package.targets where target.name == "ForeignClients" {
    target.swiftSettings = [.swiftLanguageMode(.v5), .define("HEADLESS_UIKIT")]
}
