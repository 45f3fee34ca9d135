import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The place of a view") @MainActor
struct ViewPlaceTests {
    // Fails when `ViewPlace.restore` does not insert the view at its index, or does not set its bounds and centre.
    @Test("a view returns between its neighbours, with its own transform, and grows with its superview")
    func restores() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        device.perform {
            let superview = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let (view, neighbour, elsewhere) = (UIView(frame: superview.bounds), UIView(), UIView())
            superview.addSubview(view)
            superview.addSubview(neighbour)
            view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            let place = ViewPlace(of: view)
            elsewhere.addSubview(view)
            view.bounds.size = CGSize(width: 10, height: 10)
            view.center = .zero
            superview.bounds.size = CGSize(width: 844, height: 390)
            place?.restore(view)
            #expect(superview.subviews.first === view)
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(view.center == CGPoint(x: 422, y: 195))
            #expect(view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        }
    }

    // Fails when every constraint is activated again: UIKit raises an exception for views that have nothing in common.
    @Test("a constraint to a neighbour that has gone meanwhile stays away")
    func goneNeighbour() {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        device.perform {
            let superview = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let (view, neighbour, elsewhere) = (UIView(frame: superview.bounds), UIView(), UIView())
            superview.addSubview(view)
            superview.addSubview(neighbour)
            let beside = view.topAnchor.constraint(equalTo: neighbour.bottomAnchor)
            let inside = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
            NSLayoutConstraint.activate([beside, inside])
            let place = ViewPlace(of: view)
            elsewhere.addSubview(view)
            neighbour.removeFromSuperview()
            place?.restore(view)
            #expect(inside.isActive)
            #expect(!beside.isActive)
        }
    }
}
