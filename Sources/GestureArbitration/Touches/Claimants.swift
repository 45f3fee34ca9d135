import UIKit

/// A view under a finger that may claim the movement: a scroll view, a control, one that follows fingers, or one with
/// ``UIKit/UIView/arbitration`` options.
@MainActor
struct Claimant {
    let view: UIView
    /// The options of the view when the finger landed.
    let options: ViewArbitration
    /// Whether the view, or one under the same finger, has a transform.
    let mayBeTransformed: Bool
    /// Whether the view came under the finger after the finger had landed, so that it has no touch.
    let hasComeLater: Bool
    /// Whether the view is a control that another finger was dragging when this one landed to take it over.
    let isTakenOver: Bool
}

/// The kinds of views under a finger. Rules about other kinds can answer at once.
struct ClaimantKinds: OptionSet {
    let rawValue: Int

    static let controls = ClaimantKinds(rawValue: 1 << 0)
    static let tables = ClaimantKinds(rawValue: 1 << 1)
    /// Those with ``UIKit/UIView/arbitration`` options.
    static let withOptions = ClaimantKinds(rawValue: 1 << 2)
    static let scrollViews = ClaimantKinds(rawValue: 1 << 3)
}

extension ClaimantKinds {
    /// The kinds of a view without options.
    @MainActor
    fileprivate init(of view: UIView) {
        if view is UIScrollView {
            self = view is UITableView ? [.scrollViews, .tables] : .scrollViews
        } else {
            self = view is UIControl ? .controls : []
        }
    }
}

/// The views under a finger that may claim the movement, innermost first.
///
/// They are collected once, when the finger lands, so that the plain views between them cost nothing later. The next
/// finger's views reuse their places, so that a landing allocates nothing.
@MainActor
final class Claimants: @MainActor Sequence {
    static let none = Claimants()

    @MainActor
    fileprivate struct Place {
        weak var view: UIView?
        let options: ViewArbitration
        /// Whether the app has set options for the view.
        let isStated: Bool
        let isTakenOver: Bool

        /// Nil if the view no longer exists. Inlined, this would copy the weak reference, which takes longer than most
        /// of what a rule asks about the view.
        @inline(never)
        func claimant(of claimants: Claimants) -> Claimant? {
            guard let view else { return nil }
            return Claimant(
                view: view, options: options, mayBeTransformed: claimants.areTransformed,
                hasComeLater: claimants.haveComeLater, isTakenOver: isTakenOver)
        }
    }

    /// Iterates over the views that still exist.
    @MainActor
    struct Iterator: @MainActor IteratorProtocol {
        fileprivate let claimants: Claimants
        fileprivate var position = 0

        mutating func next() -> Claimant? {
            while position < claimants.places.count {
                defer { position += 1 }
                if let claimant = claimants.claimant(at: position) { return claimant }
            }
            return nil
        }
    }

    private(set) var kinds: ClaimantKinds = []
    /// Whether one of the views under the finger has a transform.
    private(set) var areTransformed = false
    /// Whether they came under the finger after it had landed.
    private(set) var haveComeLater = false
    /// Whether one of them is a scroll view that was bouncing at its top or bottom when the finger landed.
    private(set) var haveBounced = false
    /// Whether one of them may be dragged by itself.
    var mayBeDragged: Bool { !kinds.isDisjoint(with: [.controls, .withOptions]) }

    fileprivate private(set) var places: [Place] = []

    /// Collects views from `touched` up to `last`, both included, each after its regions.
    ///
    /// - Parameters:
    ///   - location: Where the finger landed, in points of the window.
    ///   - type: The type of the touch. Nil for a trackpad scroll: views do not receive it, so none is dragged or
    ///     follows it.
    ///   - haveComeLater: Whether the views came under the finger after it had landed.
    func collect(
        from touched: UIView?, upTo last: UIView?, at location: CGPoint, type: UITouch.TouchType?, haveComeLater: Bool
    ) {
        let isScroll = type == nil
        places.removeAll(keepingCapacity: true)
        kinds = []
        areTransformed = false
        haveBounced = false
        self.haveComeLater = haveComeLater
        var isOnControl = false
        for view in SuperviewChain(from: touched, upTo: last) {
            if !view.transform.isIdentity { areTransformed = true }
            let mayFollow = !isScroll && !isOnControl
            // What lies behind a control gets none of its touches, even if it is disabled.
            if view is UIControl { isOnControl = true }
            let statement = view.arbitrationStatement
            statement?.forEachRegion(of: view, at: location) { region in
                guard let options = region.statedArbitration else { return }
                kinds.insert(.withOptions)
                append(region, options, isStated: true, mayBeDragged: !isScroll)
            }
            let stated = statement?.options
            if stated == nil, (view as? UIControl)?.isEnabled == false { continue }
            if stated == nil, let type, (view as? UIScrollView)?.panGestureRecognizer.takes(type) == false { continue }
            var ownKinds = ClaimantKinds(of: view)
            if isScroll { ownKinds.remove(.controls) }
            guard stated != nil || !ownKinds.isEmpty || (mayFollow && view.followsTouches) else { continue }
            if let scrollView = view as? UIScrollView, scrollView.isDecelerating {
                removeTracks(at: location)
                if scrollView.extent(along: .down).isOverscrolled { haveBounced = true }
            }
            kinds.formUnion(ownKinds)
            if stated != nil { kinds.insert(.withOptions) }
            let isBesideDots = stated == nil && (view as? UIPageControl)?.hasDots(at: location) == false
            append(
                view, stated ?? ViewArbitration(), isStated: stated != nil, mayBeDragged: !isScroll && !isBesideDots)
        }
    }

    /// Removes sliders in a scroll view that the finger stops, except one whose thumb is under the finger: nobody can
    /// have aimed at a track that glided along, and the touch is withheld from it to the end. Sliders with options
    /// stay.
    private func removeTracks(at location: CGPoint) {
        places.removeAll { place in
            guard !place.isStated, let slider = place.view as? UISlider else { return false }
            return !slider.hasThumb(at: slider.convert(location, from: nil))
        }
    }

    private func append(_ view: UIView, _ options: ViewArbitration, isStated: Bool, mayBeDragged: Bool) {
        var options = options
        if !mayBeDragged { options.draggedAxes = [] }
        let isTakenOver = (view as? UIControl)?.isTracking == true
        places.append(Place(view: view, options: options, isStated: isStated, isTakenOver: isTakenOver))
    }

    /// Calls `body` with the sliders among them.
    func forEachSlider(_ body: (UISlider) -> Void) {
        guard kinds.contains(.controls) else { return }
        for claimant in self {
            if let slider = claimant.view as? UISlider { body(slider) }
        }
    }

    func makeIterator() -> Iterator { Iterator(claimants: self) }

    /// Nil if the view no longer exists.
    fileprivate func claimant(at position: Int) -> Claimant? { places[position].claimant(of: self) }
}

extension UIGestureRecognizer {
    /// The views under the finger that may claim the movement; none if no landing is known.
    var claimants: Claimants { touchdown?.claimants ?? .none }
}
