import UIKit
import UIKitSeams

// Scroll views and tables.
extension ScreenReader {
    func element(of scrollView: UIScrollView) -> ElementDocument {
        if scrollView.isMoving, !isReadingAgain { omissions.note(.moving) }
        var element = ElementDocument()
        element.scroll = name(scrollView, kind: "scroll")
        let zoomed = zoomedView(of: scrollView)
        let size = zoomed?.bounds.size ?? scrollView.contentSize
        element.contentSize = size.asLengths
        if max(size.width, size.height) > Double.recorded.upperBound { omissions.note(.size(element.scroll ?? "")) }
        takeScrolling(of: scrollView, into: &element)
        if zoomed != nil {
            element.zoom = Double(scrollView.zoomScale).rounded(toDigits: 4)
            element.zoomRange = [scrollView.minimumZoomScale, scrollView.maximumZoomScale].map {
                Double($0).rounded(toDigits: 4)
            }
        }
        noteOtherRecognizers(of: scrollView)
        let holder = zoomed ?? scrollView
        let width = zoomed?.bounds.width ?? scrollView.contentSize.width
        let content = read(holder.subviews, in: holder, width: width)
        if !content.isEmpty { element.content = content }
        return element
    }

    /// The view that a scroll view zooms.
    private func zoomedView(of scrollView: UIScrollView) -> UIView? {
        guard scrollView.minimumZoomScale < scrollView.maximumZoomScale else { return nil }
        return scrollView.subviews.first { view in
            abs(hypot(view.transform.a, view.transform.b) - scrollView.zoomScale) < 1e-3
                && view.isUserInteractionEnabled
                && abs(view.frame.width - scrollView.contentSize.width) < 1
        }
    }

    private func takeScrolling(of scrollView: UIScrollView, into element: inout ElementDocument) {
        let offset = mirror.offset(of: scrollView)
        if offset != [0, 0] { element.offset = offset }
        let inset = mirror.inset(scrollView.adjustedContentInset)
        if inset != [0, 0, 0, 0] { element.inset = inset }
        if scrollView.isPagingEnabled { element.paging = true }
        if !scrollView.bounces { element.bounces = false }
        switch (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) {
        case (true, true): element.alwaysBounces = "both"
        case (true, false): element.alwaysBounces = "horizontal"
        case (false, true): element.alwaysBounces = "vertical"
        case (false, false): break
        }
        if scrollView.isDirectionalLockEnabled { element.directionalLock = true }
        if !scrollView.delaysContentTouches { element.delaysTouches = false }
        if !scrollView.canCancelContentTouches { element.cancelsTouches = false }
        if !scrollView.isScrollEnabled { element.enabled = false }
        element.touchTypes = scrollView.panGestureRecognizer.namesOfTouches
        if scrollView.refreshControl?.isEnabled == true { element.refreshes = true }
        element.dismissesKeyboard = scrollView.namedKeyboardDismissal
    }

    /// The app's own recognizers on a scroll view, which has no key for them.
    private func noteOtherRecognizers(of scrollView: UIScrollView) {
        for recognizer in scrollView.gestureRecognizers ?? []
        where recognizer !== scrollView.panGestureRecognizer && recognizer !== scrollView.pinchGestureRecognizer
            && recognizer.isAddedByApp
        {
            omissions.note(.recognizer("\(type(of: recognizer))"))
        }
    }

    func element(of textView: UITextView) -> ElementDocument {
        ElementDocument {
            $0.textView = name(textView, kind: "textView")
            let text: String = textView.text
            $0.text = options.includesText ? text : Self.shape(of: text)
            if !textView.isEditable { $0.editable = false }
            if textView.isFirstResponder, textView.isEditable { $0.editing = true }
            if !textView.isScrollEnabled { $0.enabled = false }
        }
    }

    /// Text of the same length with nothing legible in it.
    private static func shape(of text: String) -> String {
        String(text.map { $0.isWhitespace ? $0 : "x" })
    }

    func element(of table: UITableView) -> ElementDocument {
        guard let rowHeight = evenRowHeight(of: table) else {
            // A table that has no rows now.
            if isReadingAgain, isKnownTable(table) { return ElementDocument { $0.table = name(table, kind: "table") } }
            omissions.note(.tableAsScroll)
            var element = element(of: table as UIScrollView)
            element.contentSize = table.contentSize.asLengths
            return element
        }
        let first = IndexPath(row: 0, section: 0)
        return ElementDocument {
            $0.table = name(table, kind: "table")
            $0.rows = table.recordedRows
            $0.rowHeight = Double(rowHeight).rounded(toDigits: 3)
            if table.hasSwipeActions(at: first, leading: false) { $0.swipeActions = true }
            if table.hasSwipeActions(at: first, leading: true) { $0.leadingActions = true }
            let offset = mirror.offset(of: table)
            if offset != [0, 0] { $0.offset = offset }
            let inset = mirror.inset(table.adjustedContentInset)
            if inset != [0, 0, 0, 0] { $0.inset = inset }
            $0.dismissesKeyboard = table.namedKeyboardDismissal
            if !table.isScrollEnabled { $0.enabled = false }
            if table.refreshControl?.isEnabled == true { $0.refreshes = true }
            if table.contentSize.height > Double.recorded.upperBound { omissions.note(.size($0.table ?? "")) }
            if table.keyboardDismissMode != .none { omissions.note(.keyboardDismissal($0.table ?? "")) }
            if let cell = table.cellForRow(at: first) {
                let content = read(
                    cell.contentView.subviews, in: cell.contentView, width: cell.contentView.bounds.width)
                if !content.isEmpty { $0.content = content }
            }
        }
    }

    /// The height of all rows, if the format can express the table: one section of rows of equal height, of which only
    /// the first contains anything that takes touches. Nil for any other.
    private func evenRowHeight(of table: UITableView) -> CGFloat? {
        guard table.numberOfSections == 1, table.tableHeaderView == nil, table.tableFooterView == nil,
            table.numberOfRows(inSection: 0) > 0
        else { return nil }
        let rows = [0, table.numberOfRows(inSection: 0) - 1].map { IndexPath(row: $0, section: 0) }
        let shown = table.indexPathsForVisibleRows ?? []
        let heights = (rows + shown).map { table.rectForRow(at: $0).height }
        let isEven = heights.allSatisfy { abs($0 - heights[0]) < 0.5 } && (1...1000).contains(heights[0])
        let hasPlainRows = shown.allSatisfy { row in
            row.row == 0 || table.cellForRow(at: row)?.contentView.holdsControls != true
        }
        return isEven && hasPlainRows ? heights[0] : nil
    }
}

extension UIView {
    /// Whether anything inside the view handles touches itself.
    fileprivate var holdsControls: Bool {
        subviews.contains { view in
            view.isUserInteractionEnabled && !view.isHidden && (view is UIControl || view is UIScrollView)
                || view.holdsControls
        }
    }
}

extension UIScrollView {
    /// How a drag dismisses the keyboard, as the format names it; nil if it does not.
    fileprivate var namedKeyboardDismissal: String? {
        switch keyboardDismissMode {
        case .onDrag: "onDrag"
        case .interactive: "interactive"
        default: nil
        }
    }
}
