/// A rectangle that takes part in Auto Layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What decides the rectangle.
    enum Kind {
        /// Constraints.
        case free
        /// The owner's bounds, inset.
        case safeArea, margins, readable
        /// The owner's bounds below the safe area.
        case keyboard
        /// The content and the visible part of a scroll view.
        case scrollContent, scrollFrame
    }

    let kind: Kind
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// In the owner's coordinates, when constraints decide it.
    var solvedFrame = CGRect.zero

    public convenience override init() {
        self.init(kind: .free, owner: nil, identifier: "")
    }

    init(kind: Kind, owner: UIView?, identifier: String) {
        self.kind = kind
        owningView = owner
        self.identifier = identifier
        super.init()
    }

    /// In the owner's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .free, .scrollContent: return solvedFrame
        case .scrollFrame: return owningView.bounds
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .keyboard:
            return owningView.bounds.divided(atDistance: owningView.safeAreaInsets.bottom, from: .maxYEdge).slice
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .readable: return owningView.bounds.inset(by: owningView.readableInsets)
        }
    }
}
