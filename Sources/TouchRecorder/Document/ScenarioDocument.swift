/// The contents of the file: a scenario, in the format that the scenario player reads.
struct ScenarioDocument: Encodable {
    var name: String
    var about: String
    var device: DeviceDocument
    var screens: [ScreenDocument]
    var otherScreens: [ScreenDocument]?
    var tabBar: TabBarDocument?
    var hidesBars: String?
    /// In points.
    var sidebar: Double?
    /// In points.
    var child: Double?
    var sideBySide: [ScreenDocument]?
    var split: SplitDocument?
    var fingers: [FingerDocument]
    var actions: [ActionDocument]?
    /// What was seen at the end, for the app's own contender, and nothing for those to be compared with it.
    var expect: [String: ExpectationDocument]
}

struct DeviceDocument: Encodable {
    var system: Int
    var direction: String
    var size: [Double]
    var sampleRate: Int
    var safeArea: [Double]
}

struct TabBarDocument: Encodable {
    var before: [[ScreenDocument]]
    var after: [[ScreenDocument]]
    var swipes: Bool?
}

struct SplitDocument: Encodable {
    var primary: [ScreenDocument]
    var supplementary: [ScreenDocument]?
    var displayMode: String?
    var behavior: String?
    var presentsWithGesture: Bool
}
