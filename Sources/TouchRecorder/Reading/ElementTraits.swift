import UIKit

/// The traits of an element that the file states once, and that no action of the format can change.
struct ElementTraits: Equatable {
    private let transform: CGAffineTransform
    private var numbers: [Double] = []

    @MainActor
    init(of view: UIView) {
        transform = view.transform
        switch view {
        case let slider as UISlider: numbers = [slider.minimumValue, slider.maximumValue].map(Double.init)
        case let stepper as UIStepper: numbers = [stepper.minimumValue, stepper.maximumValue, stepper.stepValue]
        case let control as UISegmentedControl: numbers = [Double(control.numberOfSegments)]
        case let scrollView as UIScrollView: numbers = Self.numbers(of: scrollView)
        default: break
        }
    }

    @MainActor
    private static func numbers(of scrollView: UIScrollView) -> [Double] {
        let switches = [
            scrollView.isPagingEnabled, scrollView.bounces, scrollView.alwaysBounceHorizontal,
            scrollView.alwaysBounceVertical, scrollView.isDirectionalLockEnabled,
            scrollView.panGestureRecognizer.isEnabled || !scrollView.isScrollEnabled,
        ]
        let zooms = [scrollView.minimumZoomScale, scrollView.maximumZoomScale, scrollView.decelerationRate.rawValue]
        return switches.map { $0 ? 1 : 0 } + zooms.map(Double.init) + [Double(scrollView.keyboardDismissMode.rawValue)]
    }
}
