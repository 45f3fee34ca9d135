import UIKit
import UIKitSeams

// Views of all kinds. A view that takes no touches is left out, since it has no part in a conflict.
extension ScreenReader {
    /// Subviews of one view, in order.
    ///
    /// - Parameters:
    ///   - width: The width of the area in which they are placed, in points.
    ///   - corner: The position of `superview`'s corner in that area.
    ///   - isRoot: Whether `views` is `superview` itself.
    func read(
        _ views: [UIView], in superview: UIView, width: CGFloat, at corner: CGPoint = .zero, isRoot: Bool = false
    ) -> [ElementDocument] {
        views.compactMap { view in
            guard isRoot || !view.isHidden && view.alpha >= 0.01, !view.isPrivateOrnament else { return nil }
            guard var element = element(of: view) else { return nil }
            var frame = view.frameBeforeTransform
            let origin = superview is UIScrollView || isRoot ? .zero : superview.bounds.origin
            frame.origin = isRoot ? .zero : CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
            frame = frame.offsetBy(dx: corner.x, dy: corner.y)
            element.frame = mirror.frame(frame, in: width)
            place(view, in: &element)
            return element
        }
    }

    private func element(of view: UIView) -> ElementDocument? {
        if let label = view as? UILabel {
            guard options.includesText, let text = label.text, !text.isEmpty else { return nil }
            return ElementDocument {
                $0.label = name(label, kind: "label"); $0.text = text
            }
        }
        guard view.isUserInteractionEnabled else { return nil }
        if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
            if let stack = controller as? UINavigationController { return element(of: stack) }
            if let pages = controller as? UIPageViewController { return element(of: pages) }
        }
        let description = description(of: view)
        var element =
            switch view {
            case is UINavigationBar, is UITabBar, is UIToolbar:
                bar()
            // Its scroll view has a key for it.
            case is UIRefreshControl: ElementDocument?.none
            case let table as UITableView: self.element(of: table)
            case let textView as UITextView: self.element(of: textView)
            case let scrollView as UIScrollView: self.element(of: scrollView)
            case let control as UIControl: self.element(of: control, description)
            default: plainElement(of: view, description)
            }
        element?.take(description)
        return element
    }

    private func bar() -> ElementDocument? {
        omissions.note(.bar)
        return nil
    }

    private func element(of stack: UINavigationController) -> ElementDocument? {
        let titles = stack.viewControllers.map(title(of:))
        guard !titles.isEmpty else { return nil }
        return ElementDocument {
            $0.stack = name(stack.view, kind: "stack"); $0.screens = titles
        }
    }

    func element(of pages: UIPageViewController) -> ElementDocument? {
        omissions.note(.pageController)
        // If there is no page before or after, a negative inset keeps the person from going there.
        let scrollView = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        let inset = scrollView.map { mirror.inset($0.contentInset) } ?? [0, 0, 0, 0]
        let (hasBefore, hasAfter) = (inset[1] >= 0, inset[3] >= 0)
        return ElementDocument {
            $0.pages = name(pages.view, kind: "pages")
            $0.count = 1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0)
            $0.selected = hasBefore ? 1 : 0
        }
    }

    private func plainElement(of view: UIView, _ description: TouchRecorder.ViewDescription?) -> ElementDocument? {
        if let web = webElement(of: view, description) { return web }
        var element = ElementDocument()
        takeTouches(of: view, into: &element)
        let content = read(view.subviews, in: view, width: view.bounds.width)
        element.view = name(view, kind: "view")
        if !content.isEmpty { element.content = content }
        return element
    }

    private func webElement(of view: UIView, _ description: TouchRecorder.ViewDescription?) -> ElementDocument? {
        if case .web(let history, let hasEdgeSwipe) = description?.kind {
            return ElementDocument {
                $0.web = name(view, kind: "web")
                $0.history = history
                if hasEdgeSwipe { $0.edgeSwipe = true }
            }
        }
        guard view.ownRecognizers.contains(where: { $0 is UIScreenEdgePanGestureRecognizer }) else { return nil }
        omissions.note(.webHistory)
        return ElementDocument {
            $0.web = name(view, kind: "web"); $0.history = 1; $0.edgeSwipe = true
        }
    }

    /// Describes what a view does with touches by itself, and returns whether it does anything.
    @discardableResult
    func takeTouches(of view: UIView, into element: inout ElementDocument) -> Bool {
        if type(of: view).classOverridingTouchesMoved != nil { element.followsTouches = true }
        for recognizer in view.ownRecognizers where recognizer.isEnabled {
            switch recognizer {
            case is UIScreenEdgePanGestureRecognizer: note(recognizer)
            case is UIPanGestureRecognizer: element.pan = true
            case is UILongPressGestureRecognizer: element.longPress = true
            case is UIPinchGestureRecognizer: element.pinch = true
            case is UIRotationGestureRecognizer: element.rotates = true
            case let swipe as UISwipeGestureRecognizer where swipe.direction == .left || swipe.direction == .right:
                element.swipe = (swipe.direction == .right) != mirror.isRightToLeft ? "trailing" : "leading"
            default: note(recognizer)
            }
            if let names = recognizer.namesOfTouches { element.touchTypes = names }
        }
        return element.followsTouches != nil || element.swipe != nil
            || [element.pan, element.longPress, element.pinch, element.rotates].contains(true)
    }

    private func note(_ recognizer: UIGestureRecognizer) {
        omissions.note(.recognizer("\(type(of: recognizer))"))
    }

    private func place(_ view: UIView, in element: inout ElementDocument) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored != mirror.isRightToLeft, let name = element.name, view is UIControl || view is UIScrollView {
            omissions.note(.direction(name))
        }
        if view.isExclusiveTouch { element.exclusiveTouch = true }
        if view.alpha < 1 { element.alpha = Double(view.alpha).rounded(toDigits: 3) }
        guard view.transform != .identity else { return }
        let transform = view.transform
        let scale = hypot(transform.a, transform.b)
        // A rotation with a uniform scale: both axes have the same length and are at a right angle, and neither is
        // flipped.
        let isEven = abs(transform.a - transform.d) < 1e-3 && abs(transform.b + transform.c) < 1e-3
        guard isEven, scale >= 0.01, scale <= 100 else { return omissions.note(.transform) }
        let angle = mirror.angle(atan2(transform.b, transform.a))
        if angle != 0 { element.rotation = angle }
        if abs(scale - 1) > 1e-4 { element.scale = Double(scale).rounded(toDigits: 4) }
    }
}

extension ElementDocument {
    init(_ body: (inout ElementDocument) -> Void) {
        self.init()
        body(&self)
    }

    /// Adopts the app's description of the view.
    fileprivate mutating func take(_ description: TouchRecorder.ViewDescription?) {
        guard let description else { return }
        backSwipe = description.backSwipe?.rawValue
        sharedElement = description.sharedElement
        if scroll != nil {
            atLeadingEdge = description.atScrollEdge?.rawValue
            controls = description.controlTouches?.rawValue
        }
        if view != nil, description.touchOutset != 0 { touchOutset = Double(description.touchOutset).asPlace }
        if view != nil, description.passesTouches { passesTouches = true }
    }
}

extension UIView {
    /// Where the view would be without its transform.
    fileprivate var frameBeforeTransform: CGRect {
        guard transform != .identity else { return frame }
        return CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }

    /// A part of one of UIKit's own views, such as a scroll indicator.
    fileprivate var isPrivateOrnament: Bool {
        subviews.isEmpty && !(self is UIScrollView) && "\(type(of: self))".hasPrefix("_UI")
    }

    /// Its recognizers, except UIKit's own and those of this package.
    fileprivate var ownRecognizers: [UIGestureRecognizer] {
        (gestureRecognizers ?? []).filter(\.isAddedByApp)
    }
}
