import UIKit

/// Builds the views of a screen from its description.
@MainActor
struct ContentBuilder {
    let stage: Stage
    /// Whose view the content is in.
    let screen: ScreenViewController

    /// - Parameter size: the size of what `superview` holds, in points: of a scroll view's content, of a view's bounds.
    func build(_ content: [Element], in superview: UIView, size: CGSize) {
        for element in content {
            let view = view(for: element)
            place(view, element, size: size)
            turn(view, element)
            stage.note(superview, of: element.id)
            if element.isAdded || stage.added.contains(element.id) { superview.addSubview(view) }
            stage.register(view, as: element.id)
            stage.contender.didMake(view, for: element)
            fill(view, element)
            stage.takeChanges(of: element.id)
        }
    }

    private func view(for element: Element) -> UIView {
        let view: UIView =
            switch element.kind {
            case .scroll(let options): stage.contender.makeScrollView(options)
            case .table: stage.contender.makeTableView()
            case .view(let options) where !options.isPlain:
                (options.followsTouches ? TouchFollowingView.self : TouchView.self).init(
                    options, mirror: stage.mirror
                ) { [weak stage] in stage?.recording.wasUsed(element.id, $0) }
            case .view: UIView()
            case .textView(let options): textView(options)
            case .pages(let options): pages(element.id, options)
            case .stack(let titles): stack(titles)
            case .web(let history, let hasEdgeSwipe):
                HistoryView(history: history, swipedFrom: hasEdgeSwipe ? stage.mirror.leadingEdge : nil)
            case .label(let text): label(text)
            case .slider, .switch, .stepper, .segmented, .textField, .button, .scrubber, .rangeSlider,
                .pageControl:
                control(for: element)
            }
        if !element.isEnabled { view.setEnabled(false) }
        view.isExclusiveTouch = element.isExclusive
        return view
    }

    private func place(_ view: UIView, _ element: Element, size: CGSize) {
        if let frame = element.frame {
            view.frame = stage.mirror.frame(frame, in: size.width)
            if stage.mirror.direction == .rtl { view.autoresizingMask = .flexibleLeftMargin }
        } else {
            view.frame = CGRect(origin: .zero, size: size)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// What would change the meaning of a frame comes after it.
    private func turn(_ view: UIView, _ element: Element) {
        view.alpha = element.alpha
        guard element.rotation != 0 || element.scale != 1 else { return }
        let angle = stage.mirror.angle(element.rotation * .pi / 180)
        view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: element.scale, y: element.scale)
    }

    /// What needs the view's size, which it has by now.
    private func fill(_ view: UIView, _ element: Element) {
        switch (element.kind, view) {
        case (.scroll(let options), let scrollView as UIScrollView): fill(scrollView, element, options)
        case (.table(let options), let table as UITableView):
            let observer = TableObserver(element, options, on: screen, stage: stage)
            stage.keep(observer)
            table.rowHeight = options.rowHeight
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = observer
            table.delegate = observer
            table.reloadData()
            table.layoutIfNeeded()
            table.contentInset = stage.mirror.inset(options.inset)
            if options.refreshes { addRefresh(to: table, element.id) }
            options.dismissesKeyboard?.apply(to: table)
            if options.offset != .zero { table.contentOffset = stage.mirror.offset(options.offset, in: table) }
        case (.view, _):
            Dressing(mirror: stage.mirror).ground(of: view)
            build(element.content, in: view, size: view.bounds.size)
        case (.textView, let textView as UITextView):
            let observer = ScrollObserver(id: element.id, recording: stage.recording, zoomedView: nil)
            stage.keep(observer)
            textView.contentInsetAdjustmentBehavior = .never
            (textView as UIScrollView).delegate = observer
        default: break
        }
    }

    private func fill(_ scrollView: UIScrollView, _ element: Element, _ options: ScrollOptions) {
        let contentSize = options.contentSize ?? scrollView.bounds.size
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = options.isPaging
        scrollView.bounces = options.bounces
        scrollView.contentInset = stage.mirror.inset(options.inset)
        scrollView.contentSize = contentSize
        setTouches(of: scrollView, options)
        if options.refreshes { addRefresh(to: scrollView, element.id) }
        options.dismissesKeyboard?.apply(to: scrollView)
        var holder: UIView = scrollView
        if options.isZoomable {
            holder = UIView(frame: CGRect(origin: .zero, size: contentSize))
            scrollView.addSubview(holder)
        }
        let dressing = Dressing(mirror: stage.mirror)
        dressing.cards(in: holder, content: contentSize, page: scrollView.bounds.size)
        build(element.content, in: holder, size: contentSize)
        let zoomedView = holder === scrollView ? nil : holder
        let observer = ScrollObserver(id: element.id, recording: stage.recording, zoomedView: zoomedView)
        stage.keep(observer)
        scrollView.delegate = observer
        if options.isZoomable {
            scrollView.maximumZoomScale = options.zoomRange?.upperBound ?? max(1, options.zoom)
            scrollView.minimumZoomScale = options.zoomRange?.lowerBound ?? min(1, options.zoom)
            scrollView.zoomScale = options.zoom
        }
        observer.dots = dressing.dots(for: scrollView)
        scrollView.contentOffset = stage.mirror.offset(options.offset, in: scrollView)
    }

    /// What a scroll view does with touches, as far as the file says so.
    private func setTouches(of scrollView: UIScrollView, _ options: ScrollOptions) {
        if let axes = options.alwaysBounces {
            scrollView.alwaysBounceHorizontal = axes != .vertical
            scrollView.alwaysBounceVertical = axes != .horizontal
        }
        scrollView.isDirectionalLockEnabled = options.locksDirection
        if let delays = options.delaysTouches { scrollView.delaysContentTouches = delays }
        if let kinds = options.touchKinds {
            scrollView.panGestureRecognizer.allowedTouchTypes = kinds.map(\.allowedTouchType)
        }
        if let cancels = options.cancelsTouches { scrollView.canCancelContentTouches = cancels }
    }

    /// There is nothing to wait for: what is refreshed is there at once.
    private func addRefresh(to scrollView: UIScrollView, _ id: String) {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak stage, weak control] _ in
                stage?.recording.wasUsed(id, "is refreshed")
                control?.endRefreshing()
            },
            for: .valueChanged)
        scrollView.refreshControl = control
    }

    private func label(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        return label
    }

    private func textView(_ options: TextViewOptions) -> UIView {
        let textView = UITextView()
        textView.text = options.text
        textView.isEditable = options.isEditable
        return textView
    }

    private func stack(_ titles: [String]) -> UIView {
        let stack = stage.contender.makeNavigationController()
        stage.innerStacks.append(stack)
        screen.addChild(stack)
        for title in titles { stack.pushViewController(stage.screen(title), animated: false) }
        stack.didMove(toParent: screen)
        return stack.view
    }

    private func pages(_ id: String, _ options: PageOptions) -> UIView {
        let observer = PageObserver(options)
        stage.keep(observer, as: id)
        screen.addChild(observer.controller)
        observer.controller.didMove(toParent: screen)
        return observer.controller.view
    }

    private func control(for element: Element) -> UIView {
        switch element.kind {
        case .slider(let options):
            let slider = UISlider()
            slider.minimumValue = Float(options.range.lowerBound)
            slider.maximumValue = Float(options.range.upperBound)
            slider.value = Float(options.value)
            return slider
        case .switch(let isOn):
            let control = UISwitch()
            control.isOn = isOn
            return control
        case .stepper(let options):
            let stepper = UIStepper()
            (stepper.minimumValue, stepper.maximumValue) = (options.range.lowerBound, options.range.upperBound)
            stepper.stepValue = options.step
            stepper.value = options.value
            return stepper
        case .segmented(let options):
            let control = UISegmentedControl(items: options.segments)
            control.selectedSegmentIndex = options.selected
            return control
        case .textField(let text, _):
            let field = UITextField()
            field.text = text
            return field
        case .scrubber(let options), .rangeSlider(let options): return track(options)
        case .pageControl(let options):
            let control = UIPageControl()
            control.numberOfPages = options.count
            control.currentPage = options.selected
            return control
        case .button(let options): return button(element.id, options)
        case .scroll, .table, .label, .textView, .pages, .web, .view, .stack:
            preconditionFailure("\(element.id) is no control.")
        }
    }

    private func track(_ options: TrackOptions) -> UIView {
        let track = TrackControl(options.values.map { CGFloat($0) }, mirror: stage.mirror)
        // A player listens to its progress bar, which is how others can tell that dragging it does something.
        if !options.tellsByClosure { track.addAction(UIAction { _ in }, for: .valueChanged) }
        return track
    }

    private func button(_ id: String, _ options: ButtonOptions) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(id, for: .normal)
        button.addAction(
            UIAction { [weak stage, weak screen] _ in
                guard let stage else { return }
                stage.recording.wasTapped(id)
                let navigationController = screen?.navigationController ?? stage.frontNavigationController
                if let title = options.pushes {
                    navigationController.pushViewController(stage.screen(title), animated: true)
                } else if options.pops {
                    navigationController.popViewController(animated: true)
                }
            },
            for: .touchUpInside
        )
        return button
    }
}

extension ScrollOptions.KeyboardDismissal {
    @MainActor
    fileprivate func apply(to scrollView: UIScrollView) {
        switch self {
        case .onDrag: scrollView.keyboardDismissMode = .onDrag
        case .interactive: scrollView.keyboardDismissMode = .interactive
        }
    }
}
