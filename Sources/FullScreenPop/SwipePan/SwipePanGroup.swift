import UIKit
import UIKitSeams

/// The pans of a view, each of which follows one finger.
///
/// There are two at first. When the last free one takes a finger, the group asks for another one, so that the next
/// finger is never missed: others may rest, as those of a hand that holds the device do, and UIKit resets a pan that
/// has failed only when nothing that waited for it goes on, such as a list on which a finger rests.
///
/// The view retains the pans, and the group does not.
@MainActor
final class SwipePanGroup {
    private var members: [Weak<SwipePanGestureRecognizer>] = []
    private let makePan: @MainActor () -> SwipePanGestureRecognizer?

    /// Creates a group without pans.
    ///
    /// - Parameter makePan: Creates a pan, and adds it to the view of the others; nil if there is no view any more.
    init(makePan: @escaping @MainActor () -> SwipePanGestureRecognizer?) {
        self.makePan = makePan
    }

    /// Adds the pans that are there from the beginning.
    func addFirstPans() {
        for _ in 0..<2 { addPan() }
    }

    private func addPan() {
        guard let pan = makePan() else { return }
        pan.join(self, at: members.count)
        members.append(Weak(pan))
    }

    private var pans: some Sequence<SwipePanGestureRecognizer> { members.lazy.compactMap(\.object) }

    /// The one that was there first.
    var first: SwipePanGestureRecognizer? { members.first?.object }

    /// Adds a pan if none is free, when a finger has landed.
    func addPanIfNoneIsFree() {
        if !pans.contains(where: \.isFree) { addPan() }
    }

    /// The pan that takes the next finger. A flick that waits is kept, if another pan is free.
    var next: SwipePanGestureRecognizer? {
        pans.first { $0.isFree && !$0.keepsFlick } ?? pans.first(where: \.isFree)
    }

    /// The pan that takes the leading or the trailing one of two fingers that land together.
    func next(onTrailingSide isTrailing: Bool) -> SwipePanGestureRecognizer? {
        pans.first { $0.isFree && $0.isOnTrailingSide == isTrailing }
    }

    /// Whether `predicate` is true for one of the others.
    func hasPan(
        besides pan: SwipePanGestureRecognizer, where predicate: (SwipePanGestureRecognizer) -> Bool
    ) -> Bool {
        pans.contains { $0 !== pan && predicate($0) }
    }

    /// Calls `body` with all others.
    func forEachPan(besides pan: SwipePanGestureRecognizer, _ body: (SwipePanGestureRecognizer) -> Void) {
        for other in pans where other !== pan { body(other) }
    }

    /// The pan whose finger has most to do with that of `pan`: one that swipes, then one that moves or has just landed,
    /// then one that rests. Of several, the one that has landed last.
    func partner(of pan: SwipePanGestureRecognizer) -> SwipePanGestureRecognizer? {
        var partner: SwipePanGestureRecognizer?
        for other in pans where other !== pan {
            guard let best = partner else {
                partner = other
                continue
            }
            let (rank, bestRank) = (other.rankAsPartner, best.rankAsPartner)
            if rank > bestRank || rank == bestRank && other.hasLandedAfter(best) { partner = other }
        }
        return partner
    }
}

/// How much the finger of a pan has to do with another one; the least is first.
private enum PartnerRank: Int, Comparable {
    case none, lifted, rests, moves, swipes

    static func < (one: PartnerRank, other: PartnerRank) -> Bool { one.rawValue < other.rawValue }
}

extension SwipePanGestureRecognizer {
    fileprivate var rankAsPartner: PartnerRank {
        if drivesSwipe { return .swipes }
        if hasFinger { return fingerHasSettled ? .rests : .moves }
        return state == .possible ? .none : .lifted
    }

    fileprivate func hasLandedAfter(_ other: SwipePanGestureRecognizer) -> Bool {
        (touchdown?.time ?? 0) > (other.touchdown?.time ?? 0)
    }
}
