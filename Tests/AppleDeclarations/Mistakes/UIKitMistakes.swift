import UIKit

// Planted into every folder of the library and the demo. Each line with a comment is wrong in the way that it says.

@MainActor
private func wrongLabel(_ navigation: UINavigationController) {
    navigation.setViewControllers([], animate: false)  // mistake: incorrect argument label in call
}

@MainActor
private func misspelledMember(_ view: UIView) {
    view.setNeedsLayouts()  // mistake: has no member 'setNeedsLayouts'
}

@MainActor
private func memberOfALaterSystem(_ navigation: UINavigationController) -> UIGestureRecognizer? {
    navigation.interactiveContentPopGestureRecognizer  // mistake: is only available in iOS 26.0 or newer
}

@MainActor
private func memberOfALaterSystem(after scrollView: UIScrollView) {
    guard #available(iOS 16, *) else { return }
    scrollView.stopScrollingAndZooming()  // mistake: is only available in iOS 17.4 or newer
}

private func clockOfALaterSystem() {
    print(ContinuousClock())  // mistake: is only available in iOS 16.0 or newer
}

private func wrongIsolation(_ view: UIView) {
    view.alpha = 0  // mistake: main actor-isolated property 'alpha'
}

@MainActor
private func requirementThatIsOptional(_ recognizer: UIGestureRecognizer) -> Bool? {
    recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)  // mistake: must be unwrapped
}

@MainActor
private func resultThatIsOptional(_ view: UIView) -> UIView {
    view.superview  // mistake: must be unwrapped
}

private final class WrongOverrides: UIViewController {
    override func viewDidAppears(_ animated: Bool) {}  // mistake: does not override any method
    var parent: Int { 0 }  // mistake: cannot override a property with type 'UIViewController?'
    func show(_ transition: Transition) {}  // mistake: 'Transition' is only available in iOS 18.0 or newer
}

@MainActor
private func deprecatedMember(_ controller: UIViewController) {
    controller.automaticallyAdjustsScrollViewInsets = false  // mistake: was deprecated in iOS 11.0
}
