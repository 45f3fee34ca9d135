import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's columns")
struct ColumnsTests {
    private func show(_ size: CGSize) -> (device: HeadlessDevice, columns: ColumnsViewController) {
        let device = HeadlessDevice(size: size)
        let columns = ColumnsViewController()
        device.perform { device.window.rootViewController = columns }
        device.settle()
        return (device, columns)
    }

    private func titles(_ column: UISplitViewController.Column, of columns: ColumnsViewController) -> [String] {
        let stack = columns.viewController(for: column) as? UINavigationController
        return stack?.viewControllers.map {
            ($0 as? UINavigationController)?.topViewController?.title ?? $0.title ?? ""
        }
            ?? []
    }

    private func tapRow(_ title: String, on device: HeadlessDevice) throws {
        let row = try #require(
            device.window.firstSubview(of: UIView.self) { $0.accessibilityIdentifier == title })
        device.finger().down(at: row.convert(CGPoint(x: 100, y: 32), to: nil)).hold(for: 0.05).up()
        device.settle()
    }

    @Test("beside one another, a row opens in the other column, and its stack pops there")
    func wide() throws {
        let (device, columns) = show(CGSize(width: 1024, height: 768))
        try tapRow("Player", on: device)
        #expect(titles(.secondary, of: columns) == ["Player"])
        try tapRow("Article", on: device)
        device.finger().down(at: CGPoint(x: 900, y: 400)).move(by: -400, over: 0.3).up()
        device.settle()
        #expect(titles(.secondary, of: columns) == ["Article", "Article"])
        device.finger().down(at: CGPoint(x: 500, y: 400)).move(by: 400, over: 0.3).up()
        device.settle()
        #expect(titles(.secondary, of: columns) == ["Article"])
        #expect(titles(.primary, of: columns) == ["Columns"])
        #expect(device.faults.isEmpty)
    }

    @Test("on a phone, a row opens on the list's stack, and a swipe goes back to the list")
    func narrow() throws {
        let (device, columns) = show(CGSize(width: 390, height: 844))
        #expect(titles(.primary, of: columns) == ["Columns"])
        try tapRow("Album", on: device)
        #expect(titles(.primary, of: columns) == ["Columns", "Album"])
        device.finger().down(at: CGPoint(x: 100, y: 780)).move(by: 270, over: 0.3).up()
        device.settle()
        #expect(titles(.primary, of: columns) == ["Columns"])
        #expect(device.faults.isEmpty)
    }
}
