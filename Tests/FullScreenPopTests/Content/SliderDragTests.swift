import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("Sliders that are dragged under a back swipe") @MainActor
struct SliderDragTests {
    /// A slider in a card in a list in a page of a pager.
    @Test("A slider deep inside scroll views is dragged", arguments: TestConfiguration.all, [0.1, 0.5])
    func deepSlider(configuration: TestConfiguration, duration: TimeInterval) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        let list = UIScrollView(frame: CGRect(x: fixture.offset(ofPage: 0), y: 0, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 2000)
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 370, height: 200))
        let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 350, height: 50))
        slider.value = 0.5
        pager.addSubview(list)
        list.addSubview(card)
        card.addSubview(slider)
        slider.layoutIfNeeded()
        let thumb = slider.thumbCentre
        for (distance, least, greatest) in [(120, 0.8, 0.95), (-120, 0.05, 0.2)] as [(CGFloat, Float, Float)] {
            slider.value = 0.5
            fixture.device.finger().down(at: thumb).move(by: fixture.back(distance), over: duration).up()
            fixture.device.settle()
            #expect((least...greatest).contains(slider.value), "\(distance) points")
            #expect(list.contentOffset == .zero)
            #expect(fixture.stack.count == 2)
            #expect(!fixture.events.contains(.began))
        }
    }

    @Test("a vertical slider is swiped over, and is dragged up and down", arguments: TestConfiguration.all)
    func uprightSlider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: 45, y: 375, width: 300, height: 50))
        slider.value = 0.5
        slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        fixture.top.view.addSubview(slider)
        slider.layoutIfNeeded()
        fixture.finger(at: 195, 400).move(by: 0, -90, over: 0.3).up()
        fixture.device.settle()
        #expect(slider.value != 0.5)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 172, by: 216, y: 480)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("two sliders are dragged by two fingers", arguments: TestConfiguration.all)
    func twoSliders(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let sliders = [300, 500].map { y -> UISlider in
            let slider = UISlider(frame: CGRect(x: 20, y: CGFloat(y), width: 350, height: 50))
            slider.value = 0.5
            fixture.top.view.addSubview(slider)
            slider.layoutIfNeeded()
            return slider
        }
        let tracks = sliders.enumerated().map { index, slider in
            FingerTrack(down: slider.thumbCentre, at: Double(index) * 0.05)
                .move(by: fixture.back(index == 0 ? 120 : -120), over: 0.2).up()
        }
        fixture.device.play(tracks)
        fixture.device.settle()
        #expect(sliders.allSatisfy { $0.value != 0.5 })
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones.allSatisfy { if case .refused = $0 { true } else { false } })
    }
}
