import Foundation

/// The tab bar controller that the stack is in, and its other tabs.
public struct TabBarOptions: Sendable {
    /// The stacks of the tabs before that of the scenario's own stack, in the order of the tabs, root first.
    public var before: [[Screen]] = []
    /// Those of the tabs after it.
    public var after: [[Screen]] = []
    /// Whether swipes are to change the tab.
    public var swipes = false

    /// Every screen of the other tabs.
    var screens: [Screen] { (before + after).flatMap(\.self) }
}

extension TabBarOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case before, after, swipes
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        before = try object.optional(.before) ?? []
        after = try object.optional(.after) ?? []
        swipes = try object.optional(.swipes) ?? false
        for (key, stacks) in [(CodingKeys.before, before), (.after, after)] where stacks.contains(where: \.isEmpty) {
            throw object.failure(at: key, "expected one or more screens in every tab")
        }
    }
}

/// `true` is a tab bar controller that has nothing else to show.
enum TabBarValue: Decodable {
    case plain(Bool)
    case options(TabBarOptions)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let isThere = try? value.decode(Bool.self) {
            self = .plain(isThere)
        } else {
            self = .options(try value.decode(TabBarOptions.self))
        }
    }

    var options: TabBarOptions? {
        switch self {
        case .plain(let isThere): isThere ? TabBarOptions() : nil
        case .options(let options): options
        }
    }
}
