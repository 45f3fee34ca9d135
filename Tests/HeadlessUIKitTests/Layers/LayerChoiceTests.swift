import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of layers")
struct LayerChoiceTests {
    let device = HeadlessDevice()

    @Test("H1 a mirror image is approached along one axis, or along all", arguments: [true, false])
    func mirroring(alongOne: Bool) {
        device.runtime.profile.layers.mirroring = alongOne ? .oneAxis : .allAxes
        let mirrored = CATransform3DMakeScale(-1, 1, 1)
        let quarter = TransformInterpolation.mix(CATransform3DIdentity, mirrored, at: 0.25)
        #expect(abs(quarter.m11 - 0.5) < 1e-9)
        #expect(abs(quarter.m22 - (alongOne ? 1 : 0.5 * 0.5.squareRoot())) < 1e-6)
        let end = TransformInterpolation.mix(CATransform3DIdentity, mirrored, at: 1)
        #expect(end.m11 == -1 && end.m22 == 1)
    }

    @Test("H1 an index counts among the other subviews, or with the one that moves", arguments: [true, false])
    func index(amongOthers: Bool) {
        device.runtime.profile.layers.indexCountsAmongOthers = amongOthers
        let views = (0..<3).map { _ in UIView() }
        for view in views { device.window.addSubview(view) }
        device.window.insertSubview(views[0], at: 2)
        let order = amongOthers ? [views[1], views[2], views[0]] : [views[1], views[0], views[2]]
        #expect(device.window.subviews.map(ObjectIdentifier.init) == order.map(ObjectIdentifier.init))
        let layers = (0..<3).map { _ in CALayer() }
        let root = CALayer()
        for layer in layers { root.addSublayer(layer) }
        root.insertSublayer(layers[0], at: 2)
        #expect(root.sublayers?.firstIndex { $0 === layers[0] } == (amongOthers ? 2 : 1))
        root.insertSublayer(layers[2], at: 0)
        #expect(root.sublayers?.first === layers[2])
    }

    @Test("H3 an overdamped spring settles when it has, or on the next tenth of a second", arguments: [true, false])
    func overdamped(onSteps: Bool) {
        device.runtime.profile.layers.overdampedSpringsSettleOnSteps = onSteps
        let duration = Spring(stiffness: 100, damping: 30).settlingDuration(velocity: 0)
        let steps = duration * 10
        #expect((abs(steps - steps.rounded()) < 1e-9) == onSteps)
        #expect(duration > 1.5 && duration < 2.2)
    }

    @Test("H1 a view takes touches while begun animations move it, or not", arguments: [true, false])
    func begunAnimations(letTouchesThrough: Bool) {
        device.runtime.profile.animation.begunAnimationsLetTouchesThrough = letTouchesThrough
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        device.window.addSubview(view)
        device.advance(by: 0.1)
        device.perform {
            UIView.beginAnimations(nil, context: nil)
            view.alpha = 0.5
            UIView.commitAnimations()
        }
        device.advance(by: 0.1)
        let hit = device.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
        #expect((hit === view) == letTouchesThrough)
        device.settle()
        #expect(device.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }
}
