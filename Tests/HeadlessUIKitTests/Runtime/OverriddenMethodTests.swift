import Testing
@_spi(Headless) import UIKit

@MainActor
struct OverriddenMethodTests {
    @Test("an override in a class or a superclass of the app's is found, one of the model's own is not")
    func touchesMoved() {
        #expect(Canvas.appClassOverridingTouchesMoved == Canvas.self)
        #expect(Sketch.appClassOverridingTouchesMoved == Canvas.self)
        #expect(Knob.appClassOverridingTouchesMoved == Knob.self)
        #expect(Card.appClassOverridingTouchesMoved == nil)
        #expect(UIView.appClassOverridingTouchesMoved == nil)
        #expect(UISlider.appClassOverridingTouchesMoved == nil)
        #expect(UIScrollView.appClassOverridingTouchesMoved == nil)
    }

    @Test("so it is with the tracking of controls")
    func continueTracking() {
        #expect(Fader.appOverridesContinueTracking)
        #expect(!Knob.appOverridesContinueTracking)
        #expect(!UISlider.appOverridesContinueTracking)
        #expect(!UIControl.appOverridesContinueTracking)
    }
}

private class Canvas: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Sketch: Canvas {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Card: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func layoutSubviews() {}
    func touchesMoved() {}
}

private final class Knob: UIControl {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Fader: UISlider {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
