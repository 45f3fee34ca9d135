import Foundation

/// Screens, fingers and what must come of them: one conflict, written down as data.
///
/// Places and offsets are in points and count from the leading edge, so a scenario reads the same in both layout
/// directions; its player mirrors it. Times are in seconds from the moment at which the first screens stand still.
public struct Scenario: Sendable {
    public var name: String
    /// Why the scenario exists, in a sentence.
    public var about: String
    public var devices: Devices
    /// The stack at the beginning, root first.
    public var screens: [Screen]
    /// Screens that actions and buttons push or present.
    public var otherScreens: [Screen]
    public var stackIs: StackConstruction
    /// The tab bar controller that the stack is in; nil if it is in none.
    public var tabBar: TabBarOptions?
    /// What hides the bars of the stack; nil is nothing.
    public var hidesBars: BarHidingGestures?
    /// How wide a column is beside the stack, at the leading edge, in points; nil is none.
    public var sidebar: Double?
    /// How high a header is above the stack, which is a child of a plain view controller, in points; nil is none.
    public var child: Double?
    /// The split view whose secondary column the stack is in; nil if it is in none.
    public var split: SplitOptions?
    /// The screens of a second stack, root first, in the trailing half of the screen; empty without one.
    public var sideBySide: [Screen]
    /// What the toolkit plays the scenario with, one after the other.
    public var drivers: [DriverName]
    public var fingers: [Finger]
    /// What fingers on a trackpad do.
    public var scrolls: [Scroll]
    public var actions: [Action]
    /// What a person wants to see. The toolkit's expectation stands in for it where a file does not say.
    public var wanted: ProfiledExpectation?
    /// The model's choices that what is wanted rests on, by their names: with others, a person can't want it.
    public var restsOn: [String]
    /// What must be observed, for each contender that the scenario is played with.
    public var expectations: [ContenderName: ProfiledExpectation]

    /// How the first stack comes about.
    public enum StackConstruction: String, CaseIterable, Sendable {
        /// One push after the other.
        case pushed
        /// One call of `setViewControllers(_:animated:)`.
        case set
    }

    /// Every screen of the scenario.
    public var allScreens: [Screen] {
        let columns = split.map { $0.primary + $0.supplementary } ?? []
        return screens + sideBySide + columns + otherScreens + (tabBar?.screens ?? [])
    }

    /// What the contenders are judged by on a profile: nil if the file says neither what is wanted nor what the toolkit
    /// must reach.
    public func standard(on profile: Profile) -> Scenario.Expectation? {
        wanted?.on(profile) ?? expectations[.toolkit]?.on(profile).visible
    }
}

extension Scenario: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case name, about, device, devices, screens, otherScreens, stackIs, tabBar, hidesBars, sidebar, child
        case split, sideBySide, drivers, fingers, scrolls, actions, wanted, restsOn, expect
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        name = try object.name(.name)
        about = try object.optional(.about) ?? ""
        if object.has(.device), object.has(.devices) {
            throw object.failure(at: .device, "expected device or devices, found both")
        }
        devices = try object.optional(.devices) ?? object.optional(.device, SingleDevice.self)?.devices ?? Devices()
        screens = try object.required(.screens)
        guard !screens.isEmpty else { throw object.failure(at: .screens, "expected at least one screen") }
        otherScreens = try object.optional(.otherScreens) ?? []
        stackIs = try object.choice(.stackIs) ?? .pushed
        tabBar = try object.optional(.tabBar, TabBarValue.self)?.options
        hidesBars = try object.choice(.hidesBars)
        sidebar = try object.number(.sidebar, in: 0...10_000, "points")
        if let sidebar, sidebar >= devices.size.width {
            throw object.failure(at: .sidebar, "expected less than the width of the screen, found \(sidebar)")
        }
        child = try object.number(.child, in: 0...10_000, "points")
        if let child, child >= devices.size.height {
            throw object.failure(at: .child, "expected less than the height of the screen, found \(child)")
        }
        sideBySide = try object.optional(.sideBySide) ?? []
        for key in [CodingKeys.child, .sideBySide] where object.has(key) {
            guard !object.has(.sidebar), !(object.has(.child) && object.has(.sideBySide)) else {
                throw object.failure(at: key, "expected only one of sidebar, child and sideBySide")
            }
        }
        split = try object.optional(.split)
        for key in [CodingKeys.tabBar, .sidebar, .child, .sideBySide] where split != nil && object.has(key) {
            throw object.failure(at: key, "expected no \(key.rawValue) beside split")
        }
        drivers = try object.optional(.drivers) ?? [.automatic]
        guard !drivers.isEmpty, Set(drivers).count == drivers.count else {
            throw object.failure(at: .drivers, "expected one or more drivers, each once")
        }
        fingers = try object.optional(.fingers) ?? []
        guard fingers.count <= 200 else {
            throw object.failure(at: .fingers, "expected at most 200 fingers, found \(fingers.count)")
        }
        scrolls = try object.optional(.scrolls) ?? []
        actions = try object.optional(.actions) ?? []
        wanted = try object.optional(.wanted)
        wanted?.key = CodingKeys.wanted.rawValue
        restsOn = try object.optional(.restsOn) ?? []
        expectations = try object.required(.expect, Expectations.self).byContender
    }
}
