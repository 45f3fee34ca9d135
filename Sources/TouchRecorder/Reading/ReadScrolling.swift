import UIKit

/// Follows what the app does with a scroll view or table: where it scrolls it, and what it changes.
struct ReadScrolling {
    /// A scroll or zoom not caused by a finger.
    struct Scroll {
        /// In seconds.
        var start: TimeInterval
        var isAnimated: Bool
        /// Where it ended, as the format states it.
        var offset: [Double]
        /// The scale at its end, if it has changed.
        var zoom: Double?
    }

    let isTable: Bool
    private var offset: CGPoint
    private var zoomScale: CGFloat
    /// The scale at which the content was last at rest.
    private var restingScale: CGFloat
    /// What the file states about it.
    private var noted: PropertiesDocument
    private(set) var wasMoving: Bool
    /// How far the content moved between the last two looks, in points.
    private var step: CGFloat = 0
    /// The number of looks since in which the content, still decelerating, has not moved.
    private var stalls = 0
    private let wasMovingFirst: Bool
    /// Whether a finger has caught the content while the app scrolled it, so that its position in the file is exact
    /// only to a frame.
    private(set) var isCaught = false
    /// When the last look was.
    private var lastLook: TimeInterval?
    /// A scroll that has not come to rest.
    private var running: (start: TimeInterval, changes: Int, restingLooks: Int)?

    @MainActor
    init(_ scrollView: UIScrollView, isTable: Bool, _ mirror: LayoutMirror) {
        self.isTable = isTable
        offset = scrollView.contentOffset
        zoomScale = scrollView.zoomScale
        restingScale = zoomScale
        wasMoving = scrollView.isScrolledByFinger
        wasMovingFirst = scrollView.isMoving
        noted = PropertiesDocument()
        noted = properties(of: scrollView, mirror)
    }

    /// Whether its content offset can't be known.
    var hasUnknownOffset: Bool { wasMovingFirst || isCaught }

    var isRunning: Bool { running != nil || wasMoving }

    /// What has changed in the scroll view since the last look, except its offset.
    @MainActor
    mutating func takeChange(of scrollView: UIScrollView, _ mirror: LayoutMirror) -> PropertiesDocument? {
        let now = properties(of: scrollView, mirror)
        defer { noted = now }
        return now.difference(from: noted)
    }

    @MainActor
    private func properties(of scrollView: UIScrollView, _ mirror: LayoutMirror) -> PropertiesDocument {
        var properties = PropertiesDocument()
        properties.inset = mirror.inset(scrollView.adjustedContentInset)
        if isTable, let table = scrollView as? UITableView {
            properties.rows = table.recordedRows
        } else if scrollView.minimumZoomScale >= scrollView.maximumZoomScale {
            properties.contentSize = scrollView.contentSize.asLengths
        }
        return properties
    }

    /// Looks at the current position of the content.
    ///
    /// - Parameters:
    ///   - time: The time of the changes since the last look.
    ///   - isWatched: Whether there will be a look at the next frame as well.
    @MainActor
    mutating func takeScroll(
        of scrollView: UIScrollView, _ time: TimeInterval, _ mirror: LayoutMirror, isWatched: Bool
    ) -> Scroll? {
        let before = lastLook ?? time
        lastLook = time
        let isMoving = scrollView.isScrolledByFinger || scrollView.numberOfPinchingFingers > 1
        let hasZoomed = scrollView.zoomScale != zoomScale
        let distance = hypot(scrollView.contentOffset.x - offset.x, scrollView.contentOffset.y - offset.y)
        let hasJustStopped = wasMoving && !isMoving
        let isStopped = takeStop(of: scrollView, distance, hasJustStopped: hasJustStopped)
        (offset, zoomScale, wasMoving) = (scrollView.contentOffset, scrollView.zoomScale, isMoving)
        if isStopped {
            return Scroll(start: time, isAnimated: false, offset: mirror.offset(of: scrollView))
        }
        if isMoving {
            restingScale = zoomScale
            guard running != nil else { return nil }
            running = nil
            isCaught = true
            return Scroll(start: before, isAnimated: false, offset: mirror.offset(of: scrollView))
        }
        // The last step of a finger's scroll is seen only after it has ended.
        if hasJustStopped, hasZoomed {
            restingScale = zoomScale
        } else if hasZoomed || distance > (hasJustStopped ? Self.lastStep : 0) {
            running = (running?.start ?? time, (running?.changes ?? 0) + 1, 0)
        } else {
            running?.restingLooks += 1
        }
        guard let running, !isWatched || running.restingLooks >= Self.restingLooks else { return nil }
        self.running = nil
        let zoom = zoomScale == restingScale ? nil : Double(zoomScale).rounded(toDigits: 4)
        restingScale = zoomScale
        return Scroll(
            start: running.start, isAnimated: running.changes > 1 && zoom == nil,
            offset: mirror.offset(of: scrollView), zoom: zoom)
    }

    /// Whether the app stops content that is still moving by itself, or holds it in place.
    ///
    /// - Parameter distance: How far it has moved since the last look, in points.
    @MainActor
    private mutating func takeStop(of scrollView: UIScrollView, _ distance: CGFloat, hasJustStopped: Bool) -> Bool {
        stalls = scrollView.isDecelerating && distance == 0 ? stalls + 1 : 0
        let isHeld = stalls >= Self.restingLooks
        let isStopped = (isHeld || (hasJustStopped && distance < step)) && step > Self.suddenStep && scrollView.canGoOn
        if stalls == 0 || isHeld { step = distance }
        return isStopped
    }

    /// How far content moves between two looks that can't come to rest by itself in the next, in points.
    private static let suddenStep: CGFloat = 6

    /// How far the content may move in the frame in which it comes to rest, in points.
    private static let lastStep: CGFloat = 40

    /// The number of looks that must show the same before a scroll has ended. Its last frames can be less than a pixel
    /// apart.
    private static let restingLooks = 3
}

extension UIScrollView {
    /// Whether content that moves by itself has room to continue: no finger holds it, and it is at none of its ends.
    fileprivate var canGoOn: Bool {
        guard !isTracking, !isPagingEnabled else { return false }
        let inset = adjustedContentInset
        let ends = [
            (contentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width),
            (contentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height),
        ]
        return ends.allSatisfy { place, first, last in
            last <= first || (place > first + 1 && place < last - 1)
        }
    }

    /// The number of fingers of its own pinch recognizer.
    fileprivate var numberOfPinchingFingers: Int { pinchGestureRecognizer?.numberOfTouches ?? 0 }
}

extension UITableView {
    /// The number of rows, up to the format's limit.
    var recordedRows: Int {
        min((0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }, 10_000)
    }
}
