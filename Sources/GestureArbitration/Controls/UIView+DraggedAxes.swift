import UIKit

extension UIView {
    /// The axes along which a finger drags something in this view at this moment: the view's
    /// ``ViewArbitration/draggedAxes`` or, if that is nil, what is known of its type.
    var effectiveDraggedAxes: DraggedAxes { draggedAxes(with: statedArbitration ?? ViewArbitration()) }

    /// The same for a view whose options are known.
    func draggedAxes(with options: ViewArbitration) -> DraggedAxes {
        if let stated = options.draggedAxes { return stated }
        if let control = self as? UIControl { return control.isEnabled ? control.knownDraggedAxes : [] }
        // Dragging in text that has the insertion point or a selection moves it.
        return self is UITextView && isFirstResponder ? .horizontal : []
    }
}

extension UIControl {
    fileprivate var knownDraggedAxes: DraggedAxes {
        switch self {
        case is UISlider, is UISwitch, is UISegmentedControl, is UIPageControl: .horizontal
        case is UITextField: isFirstResponder ? .horizontal : []
        case is UIButton, is UIStepper: []
        default: reportsDrags ? .both : []
        }
    }

    /// Whether a control of an unknown type tracks a touch and has an action for changes while it is dragged. A control
    /// that is only tapped does neither.
    private var reportsDrags: Bool {
        isTracking && !allControlEvents.isDisjoint(with: [.valueChanged, .touchDragInside, .touchDragOutside])
    }
}
