import UIKit

extension ElementChange {
    /// Changes the view of an element, which is in its superview or has been.
    @MainActor
    func apply(to view: UIView, _ mirror: Mirror) {
        if let frame { move(view, to: frame, mirror) }
        if let scrollView = view as? UIScrollView {
            if let inset { scrollView.contentInset = mirror.inset(inset) }
            if let zoom { scrollView.zoomScale = zoom }
            if let contentSize { scrollView.takeContentSize(contentSize) }
        }
        if let rows, let table = view as? UITableView, let observer = table.dataSource as? TableObserver {
            observer.rows = rows
            table.reloadData()
        }
        if let isEnabled { view.setEnabled(isEnabled) }
        if let value { view.show(value) }
    }

    @MainActor
    private func move(_ view: UIView, to frame: CGRect, _ mirror: Mirror) {
        let transform = view.transform
        view.transform = .identity
        let scrollView = view.superview as? UIScrollView
        let width = scrollView?.contentSize.width ?? view.superview?.bounds.width ?? 0
        view.frame = mirror.frame(frame, in: width)
        view.transform = transform
        view.autoresizingMask = mirror.direction == .rtl ? .flexibleLeftMargin : []
    }
}

extension UIScrollView {
    /// - Parameter size: Of the content at the zoom scale 1, in points.
    fileprivate func takeContentSize(_ size: CGSize) {
        guard let zoomed = (delegate as? ScrollObserver)?.zoomedView else {
            contentSize = size
            return
        }
        zoomed.bounds.size = size
        contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
        zoomed.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
    }
}

extension UIView {
    /// Whether a control is enabled, a scroll view scrolls, and any other view takes touches.
    func setEnabled(_ isEnabled: Bool) {
        switch self {
        case let control as UIControl: control.isEnabled = isEnabled
        case let scrollView as UIScrollView: scrollView.isScrollEnabled = isEnabled
        default: isUserInteractionEnabled = isEnabled
        }
    }

    /// Lets a control show a value that it can show.
    fileprivate func show(_ value: Value) {
        switch (self, value) {
        case (let slider as UISlider, .number(let number)): slider.value = Float(number)
        case (let stepper as UIStepper, .number(let number)): stepper.value = number
        case (let control as UISwitch, .bool(let isOn)): control.isOn = isOn
        case (let control as UISegmentedControl, .number(let index)): control.selectedSegmentIndex = Int(index)
        case (let control as UIPageControl, .number(let index)): control.currentPage = Int(index)
        case (let track as TrackControl, .number(let place)): track.values = [place]
        case (let track as TrackControl, .numbers(let places)): track.values = places.map { CGFloat($0) }
        default: preconditionFailure("A validated scenario shows \(value) only on a control that can, not on \(self).")
        }
    }
}
