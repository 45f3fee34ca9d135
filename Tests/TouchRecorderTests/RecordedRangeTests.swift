import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Recorded values that a file can't have")
@MainActor
struct RecordedRangeTests {
    @Test("A slider with a range that no file has, or none, can be recorded, and is named")
    func sliders() throws {
        for (least, most) in [(Float(0), Float(0)), (0, .infinity), (-200_000, 1)] {
            let phone = RecordedDevice { view in
                let slider = UISlider(frame: CGRect(x: 20, y: 340, width: 200, height: 30))
                slider.maximumValue = most
                slider.minimumValue = least
                view.addSubview(slider)
            }
            #expect(try phone.record {}.about.contains("the values that slider 1 can have"), "\(least), \(most)")
        }
    }

    @Test("A stepper with limits that a file can't have is named")
    func stepper() throws {
        let phone = RecordedDevice { view in
            let stepper = UIStepper(frame: CGRect(x: 20, y: 340, width: 94, height: 32))
            stepper.maximumValue = 2_000_000
            stepper.value = 1_000_000
            view.addSubview(stepper)
        }
        let about = try phone.record {}.about
        #expect(about.contains("the values that stepper 1 can have"))
    }

    @Test("A table below a bar begins where it began")
    func insetTable() throws {
        let rows = Rows()
        let phone = RecordedDevice { view in
            let table = UITableView(frame: view.bounds)
            table.contentInsetAdjustmentBehavior = .never
            table.contentInset.top = 91
            table.dataSource = rows
            table.contentOffset.y = -91
            view.addSubview(table)
        }
        let scenario = try phone.record {}
        guard case .table(let options) = scenario.screens[1].content.first?.kind else {
            Issue.record("Expected a table, found \(scenario.screens[1].content).")
            return
        }
        #expect(options.inset.top == 91)
        #expect(options.offset == CGPoint(x: 0, y: -91))
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
