import Foundation
import Scenarios

/// Random screens with random content, and random options where an app sets any.
struct RandomScreens {
    let size: CGSize
    /// The names of all elements so far, and of those that scroll.
    private(set) var elements: [String] = []
    private(set) var scrollViews: [String] = []

    init(size: CGSize) {
        self.size = size
    }

    mutating func screen(_ title: String, using random: inout RandomSource) -> JSON {
        var screen = Self.options(using: &random)
        screen["title"] = .string(title)
        screen["content"] = .array(content(using: &random))
        if random.happens(0.2) { screen["hidesTabBar"] = true }
        if random.happens(0.2) { screen["next"] = .string(random.pick(RandomScenario.titles.filter { $0 != title })) }
        if random.happens(0.5) {
            let isSheet = size.width < CGSize.tablet.width && random.happens(0.3)
            screen["modal"] = isSheet ? Self.sheet(using: &random) : Self.modal(using: &random)
        }
        return screen
    }

    /// Any of the options that a screen can have, each of them seldom.
    static func options(using random: inout RandomSource) -> JSON {
        var options: JSON = [:]
        if random.happens(0.15) { options["mode"] = .string(random.pick(ScreenOptions.Mode.allCases).rawValue) }
        if random.happens(0.1) { options["startRegion"] = .number(random.number(0...400)) }
        if random.happens(0.15) { options["hidesNavigationBar"] = .bool(random.happens(0.7)) }
        if random.happens(0.15) { options["shouldPop"] = .string(random.pick(["refuses", "asksYes", "asksNo"])) }
        if random.happens(0.2) { options["transition"] = transition(using: &random) }
        if random.happens(0.15) { options["interactor"] = interactor(using: &random) }
        return options
    }

    private static func transition(using random: inout RandomSource) -> JSON {
        .string(random.pick(TransitionName.allCases).rawValue)
    }

    private static func interactor(using random: inout RandomSource) -> JSON {
        var interactor: JSON = ["gesture": .string(random.pick(InteractorOptions.Gesture.allCases).rawValue)]
        if random.happens(0.3) {
            interactor["completion"] = .string(random.pick(InteractorOptions.Completion.allCases).rawValue)
        }
        return interactor
    }

    private static func modal(using random: inout RandomSource) -> JSON {
        var modal: JSON = ["present": transition(using: &random)]
        if random.happens(0.4) { modal["dismiss"] = transition(using: &random) }
        if random.happens(0.8) { modal["interactor"] = interactor(using: &random) }
        if random.happens(0.5) { modal["style"] = .string(random.pick(ModalOptions.Style.allCases).rawValue) }
        return modal
    }

    /// On larger screens sheets do not fill the width, which those who look for screens off their place expect.
    private static func sheet(using random: inout RandomSource) -> JSON {
        var sheet: JSON = ["style": .string(random.pick(SheetOptions.Style.allCases).rawValue)]
        if random.happens(0.5) { sheet["detents"] = random.pick([["medium"], ["medium", "large"]]) }
        if random.happens(0.2) { sheet["scrollingExpands"] = false }
        if case .array(let detents)? = sheet["detents"], random.happens(0.4) {
            sheet["undimmedDetent"] = random.pick(detents)
        }
        if random.happens(0.2) { sheet["modalInPresentation"] = true }
        return sheet
    }

    // MARK: Content

    private mutating func content(using random: inout RandomSource) -> [JSON] {
        if random.happens(0.15) { return [] }
        if random.happens(0.4) { return [filling(using: &random)] }
        return (0..<random.count(1...4)).map { _ in element(in: size, depth: 0, using: &random) }
    }

    /// A scroll view or table as large as the screen.
    private mutating func filling(using random: inout RandomSource) -> JSON {
        let kind = random.pick(["scroll", "table", "pages", "textView", "view"])
        return element(kind, in: size, depth: 0, using: &random)
    }

    private mutating func element(in space: CGSize, depth: Int, using random: inout RandomSource) -> JSON {
        let holders = depth < 3 ? ["scroll", "scroll", "table", "view"] : []
        let leaves = [
            "slider", "switch", "stepper", "segmented", "textField", "button", "label", "scrubber", "textView",
            "pageControl", "pages", "web", "view",
        ]
        var element = element(random.pick(holders + leaves), in: space, depth: depth, using: &random)
        let width = random.number(40...max(41, space.width))
        let height = random.number(30...max(31, space.height * 0.6))
        element["frame"] = [
            .number(random.number(0...max(0, space.width - width))),
            .number(random.number(0...max(0, space.height - height))), .number(width), .number(height),
        ]
        return element
    }

    private mutating func element(
        _ kind: String, in space: CGSize, depth: Int, using random: inout RandomSource
    ) -> JSON {
        let id = "\(kind)\(elements.count + 1)"
        elements.append(id)
        var element: JSON = .object([kind: .string(id)])
        switch kind {
        case "scroll":
            scrollViews.append(id)
            let content = CGSize(
                width: space.width * Double(random.count(1...3)), height: space.height * Double(random.count(1...3)))
            element["contentSize"] = content.json
            if random.happens(0.4) { element["paging"] = true }
            if random.happens(0.3) { element["bounces"] = false }
            if random.happens(0.4) { element["offset"] = [.number(space.width), 0] }
            if random.happens(0.1) { element["zoom"] = 2 }
            element["content"] = .array(
                (0..<random.count(0...3)).map { _ in self.element(in: content, depth: depth + 1, using: &random) })
        case "table":
            scrollViews.append(id)
            element["rows"] = .number(Double(random.count(0...40)))
            if random.happens(0.4) { element["swipeActions"] = true }
            if random.happens(0.2) { element["dismissesKeyboard"] = random.pick(["onDrag", "interactive"]) }
            if random.happens(0.3) { element["leadingActions"] = true }
            if random.happens(0.2) { element["refreshes"] = true }
        case "view":
            let manners = ["followsTouches", "pan", "longPress", "pinch", "rotates"]
            for manner in manners where random.happens(0.2) { element[manner] = true }
            if random.happens(0.2) { element["swipe"] = .string(random.pick(["leading", "trailing"])) }
        case "button":
            if random.happens(0.5) {
                element["pushes"] = .string(random.pick(RandomScenario.titles))
            }
        case "segmented": element["segments"] = ["One", "Two", "Three"]
        case "web": element["history"] = 2
        case "textField", "textView", "label": element["text"] = "Some text"
        default: break
        }
        if ["scroll", "view"].contains(kind), random.happens(0.08) {
            element["touchTypes"] = [.string(random.pick(["finger", "pencil", "pointer"]))]
        }
        if random.happens(0.05) { element["enabled"] = false }
        if random.happens(0.08) { element["backSwipe"] = .string(random.pick(["allowed", "edgeOnly", "blocked"])) }
        if random.happens(0.05) { element["sharedElement"] = "shared" }
        return element
    }
}
