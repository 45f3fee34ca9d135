import Foundation
import Scenarios

/// A random app and what random fingers do to it, as a scenario file says it.
struct RandomScenario {
    /// Of screens that are on the stack or pushed.
    static let titles = ["Home", "List", "Detail", "Editor", "Photo", "Profile"]
    /// In the primary column of a split view.
    static let primaryTitles = ["Accounts", "Folders"]
    /// In the supplementary column, where there is one.
    static let supplementaryTitles = ["Messages", "Thread"]
    static let presentedTitles = ["Sheet", "Wizard", "Picker"]

    let seed: UInt64

    var json: JSON {
        var random = RandomSource(seed: seed)
        let size: CGSize = random.pick([.phone, .phone, .smallPhone, .turnedPhone, .tablet])
        let duration = random.seconds(0.2...2)
        let depth = random.count(1...4)
        var screens = RandomScreens(size: size)
        let stack = Self.titles.prefix(depth).map { screens.screen($0, using: &random) }
        let others = (Self.titles.dropFirst(depth) + Self.presentedTitles).map { screens.screen($0, using: &random) }
        let columns: [SplitOptions.Column]? =
            random.happens(0.12) ? random.pick([[.primary, .secondary], SplitOptions.Column.allCases]) : nil
        let split = columns.map { Self.split(of: $0, using: &random) }
        let actions = RandomActions(screens: screens, columns: columns ?? [], duration: duration)
        var scenario: JSON = [
            "name": .string("Sequence \(seed)"),
            "devices": Self.devices(size, using: &random),
            "screens": .array(stack),
            "otherScreens": .array(others),
            "stackIs": .string(random.pick(["pushed", "set"])),
            "fingers": .array(RandomFingers(size: size, duration: duration).fingers(using: &random)),
            "actions": .array(actions.actions(using: &random)),
        ]
        scenario["split"] = split
        if split == nil, random.happens(0.15) {
            scenario["tabBar"] = random.happens(0.5) ? true : ["after": [[["title": "Other"]]], "swipes": true]
        }
        if random.happens(0.08) { scenario["hidesBars"] = .string(random.pick(BarHidingGestures.allCases).rawValue) }
        if split == nil, random.happens(0.1) { scenario[random.pick(["sidebar", "child"])] = 100 }
        let contender: ContenderName = random.pick([.toolkit, .toolkit, .toolkitInstalled])
        scenario["expect"] = .object([contender.rawValue: [:]])
        if contender == .toolkit, random.happens(0.5) {
            scenario["drivers"] = [.string(random.pick(DriverName.allCases).rawValue)]
        }
        return scenario
    }

    private static func split(of columns: [SplitOptions.Column], using random: inout RandomSource) -> JSON {
        let hasThree = columns.contains(.supplementary)
        let modes = SplitOptions.DisplayMode.allCases.filter { hasThree || !$0.needsThreeColumns }
        let behaviors = SplitOptions.Behavior.allCases.filter { hasThree || $0 != .displace }
        var split: JSON = [
            "primary": stack(primaryTitles, using: &random),
            "displayMode": .string(random.pick(modes).rawValue),
            "behavior": .string(random.pick(behaviors).rawValue),
            "presentsWithGesture": .bool(random.happens(0.8)),
        ]
        if hasThree { split["supplementary"] = stack(supplementaryTitles, using: &random) }
        if random.happens(0.7) { split["collapsesTo"] = .string(random.pick(columns).rawValue) }
        return split
    }

    private static func stack(_ titles: [String], using random: inout RandomSource) -> JSON {
        .array(titles.prefix(random.count(1...2)).map { ["title": .string($0)] })
    }

    private static func devices(_ size: CGSize, using random: inout RandomSource) -> JSON {
        [
            "systems": [.number(Double(random.pick(Profile.systems)))],
            "directions": [.string(random.pick(LayoutDirection.allCases).rawValue)],
            "size": size.json,
            "sampleRate": .number(random.pick([60, 120])),
        ]
    }
}

/// Sizes of screens, in points.
extension CGSize {
    static let phone = CGSize(width: 390, height: 844)
    static let turnedPhone = CGSize(width: 844, height: 390)
    static let smallPhone = CGSize(width: 320, height: 568)
    static let tablet = CGSize(width: 1024, height: 1366)

    var json: JSON { [.number(width), .number(height)] }
}
