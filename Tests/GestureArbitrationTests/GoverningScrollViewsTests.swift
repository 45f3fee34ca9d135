import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite
struct GoverningScrollViewsTests {
    @Test("governing the pan of a scroll view is a mistake and stops the app, as in UIKit")
    func scrollPan() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let device = HeadlessDevice()
                let scrollView = UIScrollView(frame: device.window.bounds)
                device.window.addSubview(scrollView)
                GestureArbiter().govern(scrollView.panGestureRecognizer)
            }
        }
    }
}
