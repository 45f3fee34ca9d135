import UIKit

/// Reads screens and their contents, as the format describes them.
@MainActor
final class ScreenReader {
    let options: TouchRecorder.Options
    let mirror: LayoutMirror
    var omissions = Omissions()
    var names: ElementNames
    private(set) var elements: [ReadElement] = []
    private var known: [KnownScreen] = []

    /// The view that was being edited at the last look, and whether there was a look.
    private weak var editor: UIView?
    private var hasLooked = false

    private var descriptions: [ObjectIdentifier: KnownView] = [:]
    /// Whether known screens are being read again.
    var isReadingAgain = false
    /// The elements that are not in their superviews now.
    var absent: Set<String> = []
    /// The frames of elements when they were last read, and whether they were enabled.
    var places: [String: PropertiesDocument] = [:]
    /// The order of the elements in a screen or in another element, front one last, by its name.
    var orders: [String: [String]] = [:]

    private struct KnownScreen {
        weak var controller: UIViewController?
        var document: ScreenDocument
        var isDescribed = false
        var isRead = false
        /// Whether it was named before it was in the window.
        var isLate = false
    }

    enum Moment {
        case standing
        /// Screens are being added or removed.
        case moving
        /// The recording ends.
        case ending
    }

    private struct KnownView {
        weak var view: UIView?
        var description: TouchRecorder.ViewDescription?
    }

    init(options: TouchRecorder.Options, mirror: LayoutMirror) {
        self.options = options
        self.mirror = mirror
        names = ElementNames(includesText: options.includesText)
    }

    /// The title of a screen in the file. An unknown screen is named now, and read later.
    func title(of controller: UIViewController) -> String {
        known[place(of: controller)].document.title
    }

    /// Adds a screen that stands in for the content of an empty window, and returns its title.
    func addScreenForEmptyWindow() -> String {
        let title = names.name(nil, kind: "Screen")
        known.append(KnownScreen(document: ScreenDocument(title: title), isDescribed: true, isRead: true))
        known[known.count - 1].document.hidesNavigationBar = true
        return title
    }

    /// The titles of all screens that have been named, in that order.
    var titles: [String] { known.map(\.document.title) }

    /// All screens that have been named, by title.
    var documents: [String: ScreenDocument] {
        Dictionary(known.map { ($0.document.title, $0.document) }) { first, _ in first }
    }

    /// Reads the contents of the screens that have been named but not read yet.
    ///
    /// - Parameter moment: A screen that is not in the window is read when it is there and at rest, or at the end.
    func readScreens(_ moment: Moment = .standing) {
        // Screens of inner stacks are added to the list while others are read.
        var place = 0
        while place < known.count {
            if !known[place].isRead, let controller = known[place].controller {
                describe(controller, at: place)
                if let view = controller.viewIfLoaded, view.window != nil || moment == .ending {
                    if moment != .moving || !known[place].isLate { read(controller, view, at: place) }
                } else {
                    known[place].isLate = true
                }
            }
            place += 1
        }
    }

    /// Whether there is a screen whose contents were never seen.
    var hasUnreadScreens: Bool { known.contains { !$0.isRead } }

    /// Changes what the file states about a screen.
    func change(_ controller: UIViewController, _ body: (inout ScreenDocument) -> Void) {
        body(&known[place(of: controller)].document)
    }

    /// States whether a screen hides the navigation bar, unless that has already been stated.
    ///
    /// - Returns: What is stated now.
    @discardableResult
    func say(isBarHidden: Bool, on controller: UIViewController) -> Bool {
        var isHidden = isBarHidden
        change(controller) { screen in
            isHidden = screen.hidesNavigationBar ?? isBarHidden
            screen.hidesNavigationBar = isHidden
        }
        return isHidden
    }

    private func place(of controller: UIViewController) -> Int {
        if let place = known.firstIndex(where: { $0.controller === controller }) { return place }
        let title = names.name(controller.title ?? controller.navigationItem.title, kind: "Screen")
        known.append(KnownScreen(controller: controller, document: ScreenDocument(title: title)))
        return known.count - 1
    }

    private func describe(_ controller: UIViewController, at place: Int) {
        guard !known[place].isDescribed else { return }
        known[place].isDescribed = true
        if controller.hidesBottomBarWhenPushed { known[place].document.hidesTabBar = true }
        if controller.navigationItem.searchController != nil { known[place].document.search = true }
        guard let description = options.describeScreen(controller) else { return }
        known[place].document.take(description, &omissions)
    }

    private func read(_ controller: UIViewController, _ view: UIView, at place: Int) {
        known[place].isRead = true
        let content = self.content(of: controller, view)
        var screen = known[place].document
        if !content.isEmpty { screen.content = content }
        if controller.canBecomeFirstResponder, let accessory = controller.inputAccessoryView {
            screen.inputAccessory = read(accessory.subviews, in: accessory, width: accessory.bounds.width)
        }
        known[place].document = screen
    }

    /// The contents of a screen's view, from the corner of its stack.
    func content(of controller: UIViewController, _ view: UIView) -> [ElementDocument] {
        if let pages = controller as? UIPageViewController { return [element(of: pages)].compactMap(\.self) }
        let stack = controller.navigationController?.viewIfLoaded
        var corner = CGPoint.zero
        if let stack, view.window != nil, controller.navigationController?.topViewController === controller {
            corner = view.convert(view.bounds.origin, to: stack)
        }
        let width = stack?.bounds.width ?? view.bounds.width
        var flags = ElementDocument()
        if view is UIScrollView {
            // The whole screen is a scroll view, as in a table view controller.
            return read([view], in: view, width: width, at: corner, isRoot: true)
        }
        let takesTouches = takeTouches(of: view, into: &flags)
        let content = read(
            view.subviews, in: view, width: takesTouches ? view.bounds.width : width, at: takesTouches ? .zero : corner)
        guard takesTouches else { return content }
        flags.view = name(view, kind: "view")
        flags.content = content
        return [flags]
    }

    func name(_ view: UIView, kind: String) -> String {
        if isReadingAgain, let known = elements.first(where: { $0.view === view }) { return known.name }
        let name = names.name(view.accessibilityIdentifier, kind: kind)
        elements.append(ReadElement(name: name, view: view, isTable: kind == "table", mirror))
        return name
    }

    /// Notes what the elements in the window show now.
    ///
    /// - Returns: What the app has done with them since the last look, except their frames.
    func lookAtElements(_ look: ReadElement.Look) -> [ActionDocument] {
        let actions = elements.indices.flatMap { elements[$0].look(look, mirror) }
        for element in elements where element.scrolling?.isCaught == true { omissions.note(.caught(element.name)) }
        for element in elements where element.hasChangedTraits { omissions.note(.traits(element.name)) }
        followResponder(look)
        return actions
    }

    /// A field begins editing when touched, and ends when it goes, or when scrolling dismisses the keyboard.
    private func followResponder(_ look: ReadElement.Look) {
        let editor = elements.last { $0.view?.isFirstResponder == true }?.view
        defer { self.editor = editor }
        guard hasLooked else { return hasLooked = true }
        guard editor !== self.editor else { return }
        if let editor {
            if !look.isTouched(editor) { omissions.note(.responder) }
        } else if let former = self.editor, former.window != nil, !elements.contains(where: \.putsKeyboardAway) {
            omissions.note(.responder)
        }
    }

    /// The control under a finger, if the file has one there with a value that a finger changes.
    func touchedControl(by touch: UITouch) -> TouchedControl? {
        guard
            let control = sequence(first: touch.view, next: { $0?.superview }).lazy.compactMap({ $0 as? UIControl })
                .first,
            let name = elements.last(where: { $0.view === control })?.name
        else { return nil }
        return TouchedControl(control, name: name, touch: touch)
    }

    /// Creates a new element for a view that has moved to another superview: the file has it in the former one.
    func rename(_ name: String) -> String {
        guard let place = elements.firstIndex(where: { $0.name == name }), let view = elements[place].view else {
            return name
        }
        let fresh = names.name(view.accessibilityIdentifier, kind: String(name.prefix { $0 != " " }))
        elements[place].view = nil
        let isTable = elements[place].scrolling?.isTable == true
        elements.append(ReadElement(name: fresh, view: view, isTable: isTable, mirror))
        return fresh
    }

    /// Whether anything was still scrolling at the last look.
    var isScrolling: Bool { elements.contains { $0.scrolling?.isRunning == true && $0.view?.window != nil } }

    /// Whether a view is a table in the file.
    func isKnownTable(_ view: UIView) -> Bool {
        elements.contains { $0.view === view && $0.scrolling?.isTable == true }
    }

    /// Whether a view is on a screen that has been named.
    func isKnown(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            known.contains { $0.controller?.viewIfLoaded === view }
        }
    }

    /// The app's description of a view. The app is asked once.
    func description(of view: UIView) -> TouchRecorder.ViewDescription? {
        if let known = descriptions[ObjectIdentifier(view)], known.view === view { return known.description }
        let description = options.describeView(view)
        descriptions[ObjectIdentifier(view)] = KnownView(view: view, description: description)
        return description
    }

    /// Whether the contents of a screen have been read.
    func hasRead(_ controller: UIViewController) -> Bool {
        known.contains { $0.controller === controller && $0.isRead }
    }
}
