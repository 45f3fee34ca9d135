import UIKit

// Elements that are added to known screens or removed from them.
extension ScreenReader {
    /// Elements by their names. An element's content is added and removed with it.
    struct Changes {
        var added: [String] = []
        var removed: [String] = []
        var changed: [(name: String, properties: PropertiesDocument)] = []
    }

    /// Reads known screens again.
    ///
    /// - Parameter isTouched: Whether a finger is down. It would lose an element that is removed and put in front.
    /// - Returns: The elements that have since been added to their superviews, those that have been removed, and those
    ///   that have moved or can no longer be used. An element that is now in front of others is removed and added
    ///   again.
    func readAgain(_ controllers: [UIViewController], isTouched: Bool) -> Changes {
        isReadingAgain = true
        defer { isReadingAgain = false }
        var changes = Changes()
        let former = Set(elements.map(\.name))
        for controller in controllers where hasRead(controller) {
            guard let view = controller.viewIfLoaded, view.window != nil, !controller.isSearched else { continue }
            let fresh = content(of: controller, view)
            change(controller) { screen in
                let content = merge(fresh, into: screen.content ?? [], former, &changes)
                screen.content = content.isEmpty ? nil : content
                if !isTouched { followOrder(of: content, in: screen.title, &changes) }
            }
        }
        return changes
    }

    /// Known content stays as it was first. New content comes in front of it, as if it was added last.
    private func merge(
        _ fresh: [ElementDocument], into known: [ElementDocument], _ former: Set<String>, _ changes: inout Changes
    ) -> [ElementDocument] {
        var merged = known
        var new = Dictionary(fresh.map { ($0.name, $0) }) { first, _ in first }
        for index in merged.indices {
            guard let name = merged[index].name else { continue }
            guard let now = new.removeValue(forKey: name) else {
                if absent.insert(name).inserted { changes.removed.append(name) }
                continue
            }
            if absent.remove(name) != nil { changes.added.append(name) }
            let place = PropertiesDocument(placeOf: now)
            if let change = place.difference(from: places[name] ?? PropertiesDocument(placeOf: merged[index])) {
                changes.changed.append((name, change))
            }
            places[name] = place
            // The rows of a table are created as needed.
            guard merged[index].table == nil else { continue }
            let content = merge(now.content ?? [], into: merged[index].content ?? [], former, &changes)
            merged[index].content = content.isEmpty ? nil : content
        }
        for element in fresh where new[element.name] != nil {
            // An element that was elsewhere becomes a new one.
            var element = renamed(element, former)
            element.added = false
            merged.append(element)
            element.name.map { changes.added.append($0) }
        }
        return merged
    }

    /// From the first element that is out of place on, all are removed and put in front again.
    private func followOrder(of content: [ElementDocument], in container: String, _ changes: inout Changes) {
        let present = content.filter { $0.name.map(absent.contains) == false }
        let names = present.compactMap(\.name)
        let places = Dictionary(names.map { ($0, placeInSuperview(of: $0)) }) { first, _ in first }
        let now = names.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
        let added = changes.added.filter(names.contains)
        let before = ((orders[container] ?? names).filter(names.contains) + names).reduce(into: [String]()) {
            order, name in
            if !added.contains(name), !order.contains(name) { order.append(name) }
        }
        orders[container] = now
        if let first = zip(before + added, now).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
            let again = now[first...]
            changes.removed += again.filter { !added.contains($0) }
            changes.added.removeAll(where: again.contains)
            changes.added += again
        }
        // A scroll view may reuse its subviews for the visible content.
        for element in present where element.scroll == nil && element.table == nil {
            if let name = element.name, let content = element.content { followOrder(of: content, in: name, &changes) }
        }
    }

    private func placeInSuperview(of name: String) -> Int {
        guard let view = elements.first(where: { $0.name == name })?.view else { return 0 }
        return view.superview?.subviews.firstIndex(of: view) ?? 0
    }

    private func renamed(_ element: ElementDocument, _ former: Set<String>) -> ElementDocument {
        var element = element
        if let name = element.name, former.contains(name) { element.name = rename(name) }
        element.content = element.content?.map { renamed($0, former) }
        return element
    }
}

extension PropertiesDocument {
    /// Properties that are read only when a finger lands, since nothing depends on them before.
    fileprivate init(placeOf element: ElementDocument) {
        self.init(frame: element.frame, enabled: element.enabled ?? true)
    }
}

extension UIViewController {
    /// Whether a search is active on it, which puts UIKit views over its own.
    fileprivate var isSearched: Bool { navigationItem.searchController?.isActive == true }
}
