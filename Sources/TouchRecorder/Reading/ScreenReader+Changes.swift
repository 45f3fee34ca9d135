import UIKit

// What comes to screens that are known, and what goes.
extension ScreenReader {
    /// Elements by their names. What is in one of them comes and goes with it.
    struct Changes {
        var added: [String] = []
        var removed: [String] = []
        var changed: [(name: String, properties: PropertiesDocument)] = []
    }

    /// Reads screens once more that have been read before.
    ///
    /// - Returns: The elements that have been put into their superviews since, those that have been taken out, and those that
    ///   are elsewhere or can be used no more.
    func readAgain(_ controllers: [UIViewController]) -> Changes {
        isReadingAgain = true
        defer { isReadingAgain = false }
        var changes = Changes()
        for controller in controllers where hasRead(controller) {
            guard let view = controller.viewIfLoaded, view.window != nil, !controller.isSearched else { continue }
            let fresh = content(of: controller, view)
            change(controller) { screen in
                let content = merge(fresh, into: screen.content ?? [], &changes)
                screen.content = content.isEmpty ? nil : content
            }
        }
        return changes
    }

    /// What is known stays as it was first. What is new comes in front of it, as if it was added last.
    private func merge(
        _ fresh: [ElementDocument], into known: [ElementDocument], _ changes: inout Changes
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
            // The rows of a table are made as they are needed.
            guard merged[index].table == nil else { continue }
            let content = merge(now.content ?? [], into: merged[index].content ?? [], &changes)
            merged[index].content = content.isEmpty ? nil : content
        }
        for var element in fresh where new[element.name] != nil {
            element.added = false
            merged.append(element)
            element.name.map { changes.added.append($0) }
        }
        return merged
    }
}

extension PropertiesDocument {
    /// What is only read when a finger lands, since nothing depends on it before.
    fileprivate init(placeOf element: ElementDocument) {
        self.init(frame: element.frame, enabled: element.enabled ?? true)
    }
}

extension UIViewController {
    /// Whether a search is active on it, which puts views of UIKit's over its own.
    fileprivate var isSearched: Bool { navigationItem.searchController?.isActive == true }
}
