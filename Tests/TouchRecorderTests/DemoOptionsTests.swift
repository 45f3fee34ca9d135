import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios
@testable import TouchRecorder

@Suite("What the demo tells its recorder")
@MainActor
struct DemoOptionsTests {
    @Test("Options of FullScreenPop are in the file")
    func options() throws {
        let phone = RecordedDevice(options: .demo) { view in
            let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            canvas.arbitration.backSwipe = .blocked
            let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
            pager.arbitration.atScrollEdge = .keeps
            view.addSubview(canvas)
            view.addSubview(pager)
        }
        phone.detail.fullScreenPop.startRegion = .within(120)
        phone.detail.fullScreenPop.transition = .cube
        phone.navigation.viewControllers[0].fullScreenPop.isEnabled = false
        let scenario = try phone.record {}
        let (home, detail) = (scenario.screens[0], scenario.screens[1])
        #expect(home.options.mode == .disabled && home.options.transition == nil)
        #expect(detail.options.startRegion == .points(120) && detail.options.transition?.rawValue == "cube")
        #expect(detail.content[0].backSwipe == .blocked)
        guard case .scroll(let pager) = detail.content[1].kind else {
            Issue.record("Expected a scroll view, found \(detail.content[1]).")
            return
        }
        #expect(pager.atLeadingEdge == .keeps)
        #expect(scenario.expectations[.toolkit]?.general.top == "Screen 2")
    }

    @Test("A permission to pop, which can't be seen, is named among what is missing")
    func permission() throws {
        let phone = RecordedDevice(options: .demo)
        phone.detail.fullScreenPop.shouldPop = .when { _ in false }
        #expect(try phone.record {}.about.contains("a screen is asked whether it may be popped"))
    }
}
