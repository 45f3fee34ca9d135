import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Shared elements of an animator that is stopped") @MainActor
struct SharedElementStopTests {
    @Test("The views are visible again when the animator is stopped")
    func stopped() {
        let fixture = TransitionFixture()
        let views = [fixture.leaving, fixture.arriving].map { screen in
            let view = UIImageView(image: UIImage())
            view.frame = CGRect(x: 20, y: screen === fixture.leaving ? 100 : 300, width: 60, height: 60)
            view.sharedElementName = "cover"
            screen.view.addSubview(view)
            return view
        }
        fixture.play(.imageZoom)
        fixture.device.advance(by: 0.1)
        #expect(views.allSatisfy { $0.alpha == 0 })
        fixture.device.perform { fixture.animator?.interruptibleAnimator(using: fixture.context).stopAnimation(true) }
        #expect(views.allSatisfy { $0.alpha == 1 })
    }
}
