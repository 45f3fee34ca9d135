import UIKit

/// Reads screens, and what is on them, as the format describes them.
@MainActor
final class ScreenReader {
    let options: TouchRecorder.Options
    let mirror: LayoutMirror
    var omissions = Omissions()
    var names: ElementNames
    private(set) var elements: [ReadElement] = []
    private var known: [KnownScreen] = []

    private struct KnownScreen {
        weak var controller: UIViewController?
        var document: ScreenDocument
        var isRead = false
    }

    init(options: TouchRecorder.Options, mirror: LayoutMirror) {
        self.options = options
        self.mirror = mirror
        names = ElementNames(includesText: options.includesText)
    }

    /// The title that a screen has in the file.
    func title(of controller: UIViewController) -> String {
        known[place(of: controller)].document.title
    }

    /// Of all screens that have been named, in that order.
    var titles: [String] { known.map(\.document.title) }

    /// All screens that have been named, by their titles.
    var documents: [String: ScreenDocument] {
        Dictionary(known.map { ($0.document.title, $0.document) }) { first, _ in first }
    }

    /// Reads what is on those screens that have been named and not read yet.
    func readScreens() {
        // Screens of inner stacks come to the list while others are read.
        var place = 0
        while place < known.count {
            if !known[place].isRead, let controller = known[place].controller {
                known[place].isRead = true
                read(controller, at: place)
            }
            place += 1
        }
    }

    /// Changes what the file says of a screen.
    func change(_ controller: UIViewController, _ body: (inout ScreenDocument) -> Void) {
        body(&known[place(of: controller)].document)
    }

    private func place(of controller: UIViewController) -> Int {
        if let place = known.firstIndex(where: { $0.controller === controller }) { return place }
        let title = names.name(controller.title ?? controller.navigationItem.title, kind: "Screen")
        known.append(KnownScreen(controller: controller, document: ScreenDocument(title: title)))
        return known.count - 1
    }

    private func read(_ controller: UIViewController, at place: Int) {
        var screen = known[place].document
        if controller.hidesBottomBarWhenPushed { screen.hidesTabBar = true }
        if controller.navigationItem.searchController != nil { screen.search = true }
        if let description = options.describeScreen(controller) { screen.take(description, &omissions) }
        if let view = controller.viewIfLoaded {
            let content = self.content(of: controller, view)
            if !content.isEmpty { screen.content = content }
        } else {
            omissions.note(.loadedLate)
        }
        if controller.canBecomeFirstResponder, let accessory = controller.inputAccessoryView {
            screen.inputAccessory = read(accessory.subviews, in: accessory, width: accessory.bounds.width)
        }
        known[place].document = screen
    }

    /// What is in the view of a screen, from the corner of its stack.
    private func content(of controller: UIViewController, _ view: UIView) -> [ElementDocument] {
        let stack = controller.navigationController?.viewIfLoaded
        var corner = CGPoint.zero
        if let stack, view.window != nil, controller.navigationController?.topViewController === controller {
            corner = view.convert(view.bounds.origin, to: stack)
        }
        let width = stack?.bounds.width ?? view.bounds.width
        var flags = ElementDocument()
        if view is UIScrollView {
            // The whole screen is a scroll view, as that of a table view controller.
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

    func register(_ name: String, _ view: UIView) {
        elements.append(ReadElement(name: name, view: view, value: view.recordedValue))
    }

    func name(_ view: UIView, kind: String) -> String {
        let name = names.name(view.accessibilityIdentifier, kind: kind)
        register(name, view)
        return name
    }
}
