import UIKit

/// What was looked at while a scenario was played.
struct ObservedCourse {
    let progress: [Observation.Progress]
    let bars: [Observation.Bar]
    let poses: [Observation.Pose]
    let still: [Observation.Still]
    let touched: [String]
    let keyboard: Scenario.Expectation.Keyboard
    let firstResponder: String
}

/// Reads from the views of a stage what expectations speak of.
@MainActor
struct StageReader {
    let stage: Stage

    /// The values of all elements that have been built and have one, see ``Value``.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        for (id, view) in stage.views { values[id] = value(of: view, id: id) }
        return values
    }

    private func value(of view: UIView, id: String) -> Value? {
        if let pages = stage.pages[id] { return .number(Double(pages.index)) }
        return switch view {
        case let slider as UISlider: .number(Double(slider.value))
        case let control as UISwitch: .bool(control.isOn)
        case let stepper as UIStepper: .number(stepper.value)
        case let control as UISegmentedControl: .number(Double(control.selectedSegmentIndex))
        case let field as UITextField: .bool(field.isFirstResponder)
        case let track as TrackControl where track.values.count == 1: .number(Double(track.values[0]))
        case let track as TrackControl: .numbers(track.values.map { Double($0) })
        case let control as UIPageControl: .number(Double(control.currentPage))
        case let textView as UITextView: .number(Double(textView.selectedRange.length))
        case let web as HistoryView: .number(Double(web.history))
        case let view as TouchView where !view.takesTouches: nil
        case let scrollView as UIScrollView where scrollView.refreshControl != nil: uses(of: id)
        case is UIButton, is UITableView, is TouchView: uses(of: id)
        default: nil
        }
    }

    /// How often it was used.
    private func uses(of id: String) -> Value { .number(Double(stage.recording.taps[id] ?? 0)) }

    /// The values that the file gives.
    private var initialValues: [String: Value] {
        let elements = stage.scenario.allScreens.flatMap(\.elements)
        return elements.reduce(into: [:]) { $0[$1.id] = $1.kind.initialValue }
    }

    private var offsets: [String: [Double]] {
        stage.views.compactMapValues { view in
            (view as? UIScrollView).map { scrollView in
                let offset = stage.mirror.offset(scrollView.contentOffset, in: scrollView)
                return [Double(offset.x), Double(offset.y)]
            }
        }
    }

    /// Whether nothing of the tab bar is in the window.
    private var isTabBarHidden: Bool {
        guard let bar = stage.tabBarController?.tabBar, let window = bar.window else { return true }
        let frame = bar.convert(bar.bounds, to: window)
        return bar.isHidden || frame.minY >= window.bounds.maxY || frame.maxY <= 0
    }

    /// What is written in a bar, from its leading end on.
    private func words(in bar: UINavigationBar) -> [String] {
        let labels = bar.withDescendants.compactMap { $0 as? UILabel }.filter { label in
            let isSeen = sequence(first: label as UIView, next: \.superview).allSatisfy {
                !$0.isHidden && $0.alpha > 0.01
            }
            return isSeen && label.text?.isEmpty == false
        }
        let places = labels.map { label in
            (x: stage.mirror.x(label.convert(label.bounds, to: bar).midX, in: bar.bounds.width), text: label.text ?? "")
        }
        return places.sorted { $0.x < $1.x }.map(\.text)
    }

    /// - Parameter valuesBefore: the values when the scenario began; a control that came later began with its
    ///   description's.
    func observation(
        valuesBefore: [String: Value], on course: ObservedCourse, faults: [String], trace: [String]
    ) -> Observation {
        let front = stage.frontNavigationController
        var seen = Observation()
        seen.stack = stage.navigationController.viewControllers.map { $0.title ?? "" }
        seen.top = seen.stack.last ?? ""
        seen.depth = seen.stack.count
        seen.tab = stage.tabBarController?.selectedViewController.map(\.titleOnTop) ?? ""
        seen.popped = stage.recording.popped
        seen.columns = stage.splitViewController?.shownColumns.map(\.rawValue) ?? []
        seen.collapsed = stage.splitViewController?.isCollapsed ?? false
        seen.presented = stage.presented.map(\.titleOnTop)
        seen.dismissed = stage.wasPresented.filter { $0.presentingViewController == nil }.map(\.titleOnTop)
        // The stack of the other column may be on that of a split view.
        let titles = stage.stacks.map { stack in
            stack.viewControllers.filter { !($0 is UINavigationController) }.map { $0.title ?? "" }
        }.filter { !$0.isEmpty }
        seen.stacks = Dictionary(titles.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
        seen.searching = stage.searchingScreens.map(\.screen.title).sorted()
        seen.barHidden = front.isNavigationBarHidden
        seen.tabBarHidden = isTabBarHidden
        seen.bar = front.isNavigationBarHidden ? [] : words(in: front.navigationBar)
        seen.keyboard = course.keyboard
        seen.firstResponder = course.firstResponder
        seen.value = values
        let initialValues = initialValues
        let changed = values.filter { id, value in
            !((valuesBefore[id] ?? initialValues[id])?.isClose(to: value) ?? true)
        }.keys.sorted()
        let isMoved = { (id: String) in stage.views[id] is UIControl && !(stage.views[id] is UIButton) }
        seen.moved = changed.filter(isMoved)
        seen.used = changed.filter { !isMoved($0) }
        seen.scrolled = stage.recording.scrolled
        seen.offset = offsets
        seen.progress = course.progress
        seen.bars = course.bars
        seen.poses = course.poses
        seen.still = course.still
        seen.touched = course.touched
        seen.callbacks = stage.recording.callbacks.map { Observation.Callback(at: $0.time, is: $0.name) }
        seen.appearance = stage.recording.appearance
        seen.delegate = stage.recording.delegateCalls
        seen.events = stage.recording.events
        seen.trace = trace
        seen.faults = faults
        return seen
    }
}
