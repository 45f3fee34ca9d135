import Testing

@testable @_spi(Headless) import UIKit

/// DOC: a table view controller's view is a table, of which it is the data source and the delegate; its rows are
/// deselected when it is about to be seen, unless `clearsSelectionOnViewWillAppear` is false. MODEL: a swipe back that
/// is cancelled selects them again.
@Suite("D14: table view controllers")
@MainActor
struct TableViewControllerTests {
    final class Letters: UITableViewController {
        var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
    let letters = Letters(style: .plain)
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: letters)
        let (window, navigation) = (device.window, navigation)
        device.perform { window.rootViewController = navigation }
        device.finger().down(at: CGPoint(x: 200, y: 300)).hold(for: 0.2).up()
        device.settle()
    }

    @Test("D14 its table asks it, and tells it what is selected")
    func table() {
        #expect(letters.tableView.numberOfRows(inSection: 0) == 20)
        #expect(letters.selected.count == 1)
        #expect(navigation.viewControllers.count == 2)
        #expect(letters.tableView.indexPathForSelectedRow?.row == letters.selected[0])
    }

    @Test("D14 the row is deselected on the way back, and selected again if the swipe is cancelled")
    func selection() {
        device.finger().down(at: CGPoint(x: 5, y: 300)).move(by: 60, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(letters.tableView.indexPathForSelectedRow != nil)
        device.finger().down(at: CGPoint(x: 5, y: 300)).move(by: 300, over: 0.3).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(letters.tableView.indexPathForSelectedRow == nil)
    }

    @Test("D14 a screen that keeps its selection has it on the way back")
    func kept() {
        letters.clearsSelectionOnViewWillAppear = false
        device.perform { navigation.popViewController(animated: true) }
        device.settle()
        #expect(letters.tableView.indexPathForSelectedRow != nil)
    }

    @Test("D14 its refresh control is the table's")
    func refresh() {
        let control = UIRefreshControl()
        device.perform { letters.refreshControl = control }
        #expect(letters.tableView.refreshControl === control)
    }
}
