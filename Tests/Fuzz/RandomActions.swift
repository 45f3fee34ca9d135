import Foundation
import Scenarios

/// What an app does meanwhile, at any moment.
struct RandomActions {
    let screens: RandomScreens
    /// Of the split view; empty without one.
    private let columns: [SplitOptions.Column]
    /// In which actions happen, in seconds: a little longer than fingers come down.
    private let duration: Double

    init(screens: RandomScreens, columns: [SplitOptions.Column], duration: Double) {
        self.screens = screens
        self.columns = columns
        self.duration = duration + 0.5
    }

    func actions(using random: inout RandomSource) -> [JSON] {
        let count = random.pick([0, 0, 0, 1, 1, 2, 3, 5])
        return (0..<count).map { _ in action(using: &random) }
    }

    private func action(using random: inout RandomSource) -> JSON {
        var action = verb(using: &random)
        action["at"] = .number(random.seconds(0...duration))
        if random.happens(0.3) { action["animated"] = false }
        return action
    }

    private func verb(using random: inout RandomSource) -> JSON {
        let title = JSON.string(random.pick(RandomScenario.titles))
        switch random.count(0...20) {
        case 0, 1: return ["push": title]
        case 2, 3: return ["pop": true]
        case 4:
            let titles = RandomScenario.titles.filter { _ in random.happens(0.4) }
            return ["set": .array((titles.isEmpty ? ["Home"] : titles).map { .string($0) })]
        case 5: return ["present": "Sheet"]
        case 6: return ["presentNavigation": ["Wizard"]]
        case 7: return ["presentSystemNavigation": ["Picker"], "hidesBar": .bool(random.happens(0.5))]
        case 8: return ["dismiss": true]
        case 9: return ["rotate": [.number(screens.size.height), .number(screens.size.width)]]
        case 10: return ["configure": title, "options": RandomScreens.options(using: &random)]
        case 11 where !screens.scrollViews.isEmpty:
            return [
                "scroll": .string(random.pick(screens.scrollViews)), "to": [.number(random.number(0...400)), 0],
            ]
        case 12 where !screens.elements.isEmpty: return ["remove": .string(random.pick(screens.elements))]
        case 13: return ["reduceMotion": .bool(random.happens(0.5))]
        case 14: return ["systemPop": .bool(random.happens(0.4))]
        case 15: return ["delegate": .string(random.pick(["none", "another"]))]
        case 16: return ["key": .string(random.pick(["cmd+[", "cmd+]"]))]
        case 17:
            let end = random.pick(["leading", "trailing"])
            return ["bar": title, "items": [end: .array(random.happens(0.5) ? ["Save"] : [])]]
        case 18 where !columns.isEmpty:
            if random.happens(0.3) { return ["hide": .string(random.pick(columns.dropLast()).rawValue)] }
            return ["show": .string(random.pick(columns).rawValue)]
        case 19 where !screens.elements.isEmpty: return change(using: &random)
        default: return ["escape": true]
        }
    }

    private func change(using random: inout RandomSource) -> JSON {
        if !screens.scrollViews.isEmpty, random.happens(0.3) {
            let inset: JSON = [.number(random.number(0...90)), 0, .number(random.number(0...300)), 0]
            return ["change": .string(random.pick(screens.scrollViews)), "properties": ["inset": inset]]
        }
        let properties: JSON =
            random.happens(0.3)
            ? ["enabled": .bool(random.happens(0.5))]
            : [
                "frame": [
                    .number(random.number(0...200)), .number(random.number(0...500)), .number(random.number(40...390)),
                    .number(random.number(30...400)),
                ]
            ]
        return ["change": .string(random.pick(screens.elements)), "properties": properties]
    }
}
