import UIKit

extension ExpectationDocument {
    /// What a window shows now.
    @MainActor
    init(of window: UIWindow, _ reader: ScreenReader, _ stacks: WindowStacks) {
        if let main = stacks.main {
            let screens = main.screens
            top = screens.last.map(reader.title(of:))
            depth = main.viewControllers.count
        }
        let presented = stacks.presented(in: window)
        self.presented = presented.map { reader.title(of: ($0 as? UINavigationController)?.topViewController ?? $0) }
        let front = presented.lazy.compactMap { $0 as? UINavigationController }.last ?? stacks.main
        barHidden = front?.isNavigationBarHidden
        readElements(of: reader)
    }

    @MainActor
    private mutating func readElements(of reader: ScreenReader) {
        var (values, moved, offsets): ([String: ValueDocument], [String], [String: [Double]]) = ([:], [], [:])
        for element in reader.elements {
            if let scrollView = element.view as? UIScrollView, scrollView.window != nil, !element.hasUnknownOffset {
                if scrollView.isMoving {
                    reader.omissions.note(.stillMoving)
                } else {
                    offsets[element.name] = reader.mirror.offset(of: scrollView)
                }
            }
            guard let value = element.lastValue else { continue }
            values[element.name] = value
            if value != element.value { moved.append(element.name) }
        }
        if !values.isEmpty { value = values }
        if !offsets.isEmpty { offset = offsets }
        self.moved = moved.sorted()
    }
}
