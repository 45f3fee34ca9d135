import Foundation

extension Scenario {
    /// Checks what no key alone can tell: that names are unique and that everything named exists.
    ///
    /// - Throws: a ``ScenarioError`` with the first place where that is not so.
    func validate(file: String) throws {
        var names = ScenarioNames(file: file)
        names.columns = split?.columns
        for (index, screen) in screens.enumerated() { try names.collect(screen, at: "screens[\(index)]") }
        for (index, screen) in sideBySide.enumerated() { try names.collect(screen, at: "sideBySide[\(index)]") }
        for (key, stack) in [("primary", split?.primary), ("supplementary", split?.supplementary)] {
            for (index, screen) in (stack ?? []).enumerated() {
                try names.collect(screen, at: "split.\(key)[\(index)]")
            }
        }
        for (index, screen) in otherScreens.enumerated() { try names.collect(screen, at: "otherScreens[\(index)]") }
        for (key, stacks) in [("before", tabBar?.before), ("after", tabBar?.after)] {
            for (tab, stack) in (stacks ?? []).enumerated() {
                for (index, screen) in stack.enumerated() {
                    try names.collect(screen, at: "tabBar.\(key)[\(tab)][\(index)]")
                }
            }
        }
        try names.checkInnerStacks(among: otherScreens)
        for (path, title) in names.namedScreens { try names.checkScreen(title, at: path) }
        let isPlayedByToolkit = expectations[.toolkit] != nil
        guard drivers == [.automatic] || isPlayedByToolkit else {
            throw ScenarioError(
                file: file, keyPath: "drivers", expectation: "expected an expectation of toolkit as well")
        }
        try checkLandings(file: file)
        names.fingers = fingers.count
        names.hasTabs = tabBar != nil
        names.profiles = Set(devices.profiles.flatMap(\.names))
        for (index, action) in actions.enumerated() { try names.check(action, at: "actions[\(index)]") }
        if let wanted { try names.check(wanted) }
        for contender in ContenderName.allCases {
            if let expectation = expectations[contender] { try names.check(expectation, in: "expect.") }
        }
    }

    /// Fingers land on the screen, as large as it ever is.
    private func checkLandings(file: String) throws {
        var screen = CGRect(origin: .zero, size: devices.size)
        for case .rotate(let size) in actions.map(\.verb) {
            screen = screen.union(CGRect(origin: .zero, size: size))
        }
        for (index, finger) in fingers.enumerated() {
            // The far edges belong to the screen.
            let (x, y) = (finger.down.x, finger.down.y)
            if (0...screen.width).contains(x), (0...screen.height).contains(y) { continue }
            let found = "[\(Double(x).formatted), \(Double(y).formatted)]"
            let extent = "\(Double(screen.width).formatted) × \(Double(screen.height).formatted)"
            throw ScenarioError(
                file: file, keyPath: "fingers[\(index)].down",
                expectation: "expected a place on the screen, which is \(extent) points, found \(found)")
        }
    }
}

/// The names that a scenario gives to its screens and elements.
private struct ScenarioNames {
    let file: String
    var namedScreens: [(path: String, title: String)] = []
    var fingers = 0
    var hasTabs = false
    /// Of the devices that the scenario is played on.
    var profiles: Set<String> = []
    /// Of the split view; nil if there is none.
    var columns: [SplitOptions.Column]?
    private var screens: [String] = []
    private var searchedScreens: [String] = []
    private var innerStacks: [(path: String, titles: [String])] = []
    private var elements: [String: Element] = [:]

    init(file: String) {
        self.file = file
    }

    mutating func collect(_ screen: Screen, at path: String) throws {
        guard !screens.contains(screen.title) else {
            throw error("\(path).title", "expected a title of its own, \(screen.title) is another screen's")
        }
        screens.append(screen.title)
        if screen.options.next == screen.title {
            throw error("\(path).next", "expected another screen than \(screen.title) itself")
        }
        if screen.hasSearch { searchedScreens.append(screen.title) }
        if let next = screen.options.next { namedScreens.append(("\(path).next", next)) }
        if screen.options.shouldPop == .goesBackFirst, !screen.elements.contains(where: \.kind.hasHistory) {
            throw error("\(path).shouldPop", "expected goesBackFirst only on a screen with a web element")
        }
        try collect(screen.content, at: "\(path).content")
        try collect(screen.inputAccessory ?? [], at: "\(path).inputAccessory")
    }

    private mutating func collect(_ content: [Element], at path: String) throws {
        for (index, element) in content.enumerated() {
            let place = "\(path)[\(index)]"
            guard elements[element.id] == nil else {
                throw error(
                    "\(place).\(element.kind.key)", "expected a name of its own, \(element.id) is another element's")
            }
            elements[element.id] = element
            if case .button(let options) = element.kind, let title = options.pushes {
                namedScreens.append(("\(place).pushes", title))
            }
            if case .stack(let titles) = element.kind { innerStacks.append(("\(place).screens", titles)) }
            try collect(element.content, at: "\(place).content")
        }
    }

    /// The screens of a stack in a screen are on that one alone, and have none in them.
    func checkInnerStacks(among otherScreens: [Screen]) throws {
        let free = otherScreens.filter { !$0.elements.contains(where: \.kind.isStack) }
        var known = free.map(\.title)
        for (path, titles) in innerStacks {
            for (index, title) in titles.enumerated() {
                guard known.contains(title) else {
                    throw error(
                        "\(path)[\(index)]",
                        "expected one of the otherScreens, without a stack in it and in no other one, found \(title)")
                }
                known.removeAll { $0 == title }
            }
        }
    }

    func checkScreen(_ title: String, at path: String) throws {
        guard screens.contains(title) else {
            throw error(
                path, "expected the title of a screen, one of \(screens.joined(separator: ", ")), found \(title)")
        }
    }

    private func checkElement(_ id: String, at path: String, _ what: String, _ isRight: (Element.Kind) -> Bool) throws {
        guard let element = elements[id], isRight(element.kind) else {
            let known = elements.values.filter { isRight($0.kind) }.map(\.id).sorted()
            let list = known.isEmpty ? "there is none" : "one of \(known.joined(separator: ", "))"
            throw error(path, "expected the name of \(what), \(list), found \(id)")
        }
    }

    func check(_ action: Action, at path: String) throws {
        if let title = action.stack { try checkScreen(title, at: "\(path).stack") }
        switch action.verb {
        case .push(let title): try checkScreen(title, at: "\(path).push")
        case .present(let title): try checkScreen(title, at: "\(path).present")
        case .configure(let title, let options):
            try checkScreen(title, at: "\(path).configure")
            if let next = options.next { try checkScreen(next, at: "\(path).options.next") }
        case .set(let titles):
            for (index, title) in titles.enumerated() { try checkScreen(title, at: "\(path).set[\(index)]") }
        case .presentSystemNavigation(let titles, _):
            for (index, title) in titles.enumerated() {
                try checkScreen(title, at: "\(path).presentSystemNavigation[\(index)]")
            }
        case .presentNavigation(let titles):
            for (index, title) in titles.enumerated() {
                try checkScreen(title, at: "\(path).presentNavigation[\(index)]")
            }
        case .search(let title):
            guard searchedScreens.contains(title) else {
                let list =
                    searchedScreens.isEmpty ? "there is none" : "one of \(searchedScreens.joined(separator: ", "))"
                throw error("\(path).search", "expected the title of a screen with a search, \(list), found \(title)")
            }
        case .scroll(let id, _): try checkElement(id, at: "\(path).scroll", "a scroll view or table", \.scrolls)
        case .change(let id, let change):
            try checkElement(id, at: "\(path).change", "an element") { _ in true }
            if let kind = elements[id]?.kind, let failure = change.failure(on: kind) {
                throw error("\(path).properties.\(failure.key)", failure.expectation)
            }
        case .select(let title):
            guard hasTabs else { throw error("\(path).select", "expected only in a scenario with a tabBar") }
            try checkScreen(title, at: "\(path).select")
        case .bar(let title, _): try checkScreen(title, at: "\(path).bar")
        case .dismiss(let title?): try checkScreen(title, at: "\(path).dismiss")
        case .add(let id): try checkElement(id, at: "\(path).add", "an element") { _ in true }
        case .remove(let id): try checkElement(id, at: "\(path).remove", "an element") { _ in true }
        case .show(let column): try checkColumn(column.rawValue, at: "\(path).show")
        case .hide(let column): try checkColumn(column.rawValue, at: "\(path).hide")
        case .pop, .dismiss(nil), .rotate, .escape, .key, .reduceMotion, .systemPop, .delegate: break
        }
    }

    func check(_ expectation: ProfiledExpectation, in object: String = "") throws {
        for name in expectation.overrides.keys.sorted() where !profiles.contains(name) {
            let known = profiles.sorted().joined(separator: ", ")
            throw error(
                "\(object)\(expectation.key).on.\(name)", "expected a device that is played, one of \(known)")
        }
        for (path, expectation) in expectation.all { try check(expectation, at: object + path) }
    }

    func check(_ expectation: Scenario.Expectation, at path: String) throws {
        if let top = expectation.top { try checkScreen(top, at: "\(path).top") }
        if let tab = expectation.tab { try checkScreen(tab, at: "\(path).tab") }
        for (index, title) in (expectation.presented ?? []).enumerated() {
            try checkScreen(title, at: "\(path).presented[\(index)]")
        }
        for (root, titles) in (expectation.stacks ?? [:]).sorted(by: { $0.key < $1.key }) {
            for title in [root] + titles { try checkScreen(title, at: "\(path).stacks.\(root)") }
        }
        if let columns = expectation.columns {
            try checkSplit(at: "\(path).columns")
            for (index, name) in columns.enumerated() { try checkColumn(name, at: "\(path).columns[\(index)]") }
        }
        if expectation.collapsed != nil { try checkSplit(at: "\(path).collapsed") }
        try checkCalls(of: expectation, at: path)
        for (index, title) in (expectation.searching ?? []).enumerated() {
            try checkScreen(title, at: "\(path).searching[\(index)]")
        }
        if let name = expectation.firstResponder, !name.isEmpty {
            try checkSubject(name, at: "\(path).firstResponder")
        }
        for id in (expectation.value ?? [:]).keys.sorted() {
            try checkElement(id, at: "\(path).value.\(id)", "something with a value", \.hasValue)
        }
        for (index, id) in (expectation.moved ?? []).enumerated() {
            try checkElement(id, at: "\(path).moved[\(index)]", "something with a value", \.hasValue)
        }
        for (index, id) in (expectation.scrolled ?? []).enumerated() {
            try checkElement(id, at: "\(path).scrolled[\(index)]", "a scroll view or table", \.scrolls)
        }
        for id in (expectation.offset ?? [:]).keys.sorted() {
            try checkElement(id, at: "\(path).offset.\(id)", "a scroll view or table", \.scrolls)
        }
        for (index, pose) in (expectation.poses ?? []).enumerated() {
            try checkSubject(pose.of, at: "\(path).poses[\(index)].of")
        }
        for (index, probe) in (expectation.still ?? []).enumerated() {
            try checkSubject(probe.of, at: "\(path).still[\(index)].of")
        }
        if let touched = expectation.touched, touched.count != fingers {
            throw error("\(path).touched", "expected a name for each finger, found \(touched.count) for \(fingers)")
        }
        for (index, name) in (expectation.touched ?? []).enumerated() where !name.isEmpty {
            try checkSubject(name, at: "\(path).touched[\(index)]")
        }
    }

    private func checkCalls(of expectation: Scenario.Expectation, at path: String) throws {
        for (index, fault) in (expectation.faults ?? []).enumerated() where FaultKind(rawValue: fault) == nil {
            let known = FaultKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("\(path).faults[\(index)]", "expected one of \(known), found \(fault)")
        }
        let lists: [(String, [String]?, [ObservedCall])] = [
            ("appearance", expectation.appearance, [.appearance]), ("delegate", expectation.delegate, [.delegate]),
            ("events", expectation.events, [.event]),
            ("callbacks", expectation.callbacks?.map(\.is), [.appearance, .delegate, .event]),
        ]
        for (key, calls, kinds) in lists {
            for (index, call) in (calls ?? []).enumerated() {
                guard !kinds.contains(where: { $0.isSaid(by: call, amongScreens: screens) }) else { continue }
                let expected = kinds.map(\.expectation).joined(separator: "; or ")
                throw error("\(path).\(key)[\(index)]", "expected \(expected); found \(call)")
            }
        }
    }

    private func checkSplit(at path: String) throws {
        guard columns != nil else { throw error(path, "expected only in a scenario with a split") }
    }

    private func checkColumn(_ name: String, at path: String) throws {
        try checkSplit(at: path)
        let known = (columns ?? []).map(\.rawValue)
        guard known.contains(name) else {
            throw error(path, "expected a column of the split, one of \(known.joined(separator: ", ")), found \(name)")
        }
    }

    private func checkSubject(_ name: String, at path: String) throws {
        guard !screens.contains(name), elements[name] == nil else { return }
        let known = (screens + elements.keys.sorted()).joined(separator: ", ")
        throw error(path, "expected the title of a screen or the name of an element, one of \(known), found \(name)")
    }

    private func error(_ keyPath: String, _ expectation: String) -> ScenarioError {
        ScenarioError(file: file, keyPath: keyPath, expectation: expectation)
    }
}

extension Element.Kind {
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .table, .textView: true
        default: false
        }
    }

    fileprivate var hasValue: Bool { initialValue != nil }

    fileprivate var isStack: Bool {
        if case .stack = self { true } else { false }
    }

    fileprivate var hasHistory: Bool {
        if case .web = self { true } else { false }
    }

    /// The key that a file has for this kind.
    fileprivate var key: String {
        switch self {
        case .scroll: "scroll"
        case .table: "table"
        case .slider: "slider"
        case .switch: "switch"
        case .stepper: "stepper"
        case .segmented: "segmented"
        case .textField: "textField"
        case .button: "button"
        case .label: "label"
        case .scrubber: "scrubber"
        case .rangeSlider: "rangeSlider"
        case .textView: "textView"
        case .pageControl: "pageControl"
        case .pages: "pages"
        case .web: "web"
        case .view: "view"
        case .stack: "stack"
        }
    }
}
