import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("Layout of the demo's screens")
struct ScreenLayoutTests {
    private static let sizes = [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    ]
    private nonisolated static let titles = Example.all.map(\.title)

    private func device(
        _ size: CGSize = CGSize(width: 390, height: 844), _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> HeadlessDevice {
        HeadlessDevice(size: size, direction: direction, safeAreaInsets: .notched)
    }

    /// Views that stick out of the screen sideways, those inside scroll views apart.
    private func strays(in view: UIView) -> [UIView] {
        guard !(view is UIScrollView) else { return [] }
        let frame = view.convert(view.bounds, to: nil)
        let isStray = frame.width > 0 && (frame.minX < 0 || frame.maxX > (view.window?.bounds.width ?? 0))
        return (isStray && !view.isHidden ? [view] : []) + view.subviews.flatMap { strays(in: $0) }
    }

    @Test("every screen of the demo, in every size and direction, keeps its views on the screen", arguments: titles)
    func layout(title: String) throws {
        let example = try #require(Example.all.first { $0.title == title })
        for size in Self.sizes {
            for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                let device = device(size, direction)
                let screen = example.makeScreen()
                let navigation = FullScreenPopNavigationController(rootViewController: HomeViewController())
                device.perform {
                    device.window.rootViewController = navigation
                    navigation.pushViewController(screen, animated: false)
                }
                device.settle()
                #expect(screen.view.window === device.window)
                #expect(strays(in: screen.view).isEmpty, "\(title) at \(size), \(direction)")
            }
        }
    }

    @Test("a rotation lays every screen of the demo out anew", arguments: titles)
    func rotation(title: String) throws {
        let example = try #require(Example.all.first { $0.title == title })
        let device = device()
        let screen = example.makeScreen()
        device.perform { device.window.rootViewController = UINavigationController(rootViewController: screen) }
        device.settle()
        device.rotate(to: CGSize(width: 844, height: 390))
        device.settle()
        #expect(screen.view.bounds.width == 844)
        #expect(strays(in: screen.view).isEmpty)
    }

    @Test("the home screen shows a row for every example")
    func home() throws {
        let device = device()
        device.perform { device.window.rootViewController = DemoNavigation.make() }
        device.settle()
        let table = try #require(device.window.firstSubview(of: UITableView.self))
        #expect(table.visibleCells.compactMap(\.accessibilityIdentifier) == Example.all.map(\.title))
        // Fails when a row is estimated to be higher or lower than its cell asks for.
        for cell in table.visibleCells { #expect(abs(fittingHeight(of: cell) - cell.bounds.height) < 0.5) }
    }

    /// How high the constraints of a cell want it, where it is as wide as now.
    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // Fails when no constraints tie a row to its texts: large ones would run into the next row.
    @Test("a row is higher where its text is larger")
    func rowHeights() throws {
        let example = ExampleCell(style: .default, reuseIdentifier: nil)
        example.show(Example.all[0])
        let photo = PhotoCell(style: .default, reuseIdentifier: nil)
        photo.show(Photo.all[0])
        let cells: [(UITableViewCell, String)] = [(example, Example.all[0].title), (photo, Photo.all[0].title)]
        for (cell, text) in cells {
            #expect(fittingHeight(of: cell) < 90)
            let title = try #require(cell.contentView.firstSubview(of: UILabel.self) { $0.text == text })
            title.font = .systemFont(ofSize: 60)
            #expect(fittingHeight(of: cell) > 100)
        }
    }

    // Fails when the gradient keeps the colours of the style in which it was made.
    @Test("a picture of the demo is in the colours of light or dark mode")
    func darkMode() throws {
        let device = device()
        device.perform {
            device.window.rootViewController = UINavigationController(rootViewController: ArticleViewController())
        }
        device.settle()
        let picture = try #require(device.window.firstSubview(of: ArtworkView.self))
        for style in [UIUserInterfaceStyle.light, .dark] {
            device.perform { device.runtime.userInterfaceStyle = style }
            let color = (picture.layer as? CAGradientLayer)?.colors?.first as? CGColor
            let wanted = UIColor.systemOrange.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(color?.components == wanted.cgColor.components)
        }
    }

    @Test("a swipe changes the demo's tabs, a slider keeps its finger, and the first tab goes back")
    func tabs() throws {
        let device = device()
        let navigation = FullScreenPopNavigationController(rootViewController: HomeViewController())
        let tabs = TabsViewController()
        device.perform {
            device.window.rootViewController = navigation
            navigation.pushViewController(tabs, animated: false)
        }
        device.settle()
        func swipe(_ distance: CGFloat, _ y: CGFloat = 250) {
            device.finger().down(at: CGPoint(x: 195, y: y)).move(by: distance, over: 0.15).up()
            device.settle()
        }
        swipe(-150)
        #expect(tabs.selectedIndex == 1)
        let slider = try #require(tabs.selectedViewController?.view.firstSubview(of: UISlider.self))
        let place = slider.convert(CGPoint(x: 100, y: slider.bounds.midY), to: nil)
        swipe(-150, place.y)
        #expect(tabs.selectedIndex == 1)
        swipe(150)
        #expect(tabs.selectedIndex == 0)
        #expect(navigation.viewControllers.count == 2)
        swipe(150)
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }

    @Test("the article is as high as its text needs, and scrolls")
    func article() throws {
        let device = device()
        device.perform {
            device.window.rootViewController = UINavigationController(rootViewController: ArticleViewController())
        }
        device.settle()
        let scrollView = try #require(device.window.firstSubview(of: UIScrollView.self))
        #expect(scrollView.contentSize.width == 390)
        #expect(scrollView.contentSize.height > 600)
    }

    @Test("the mixer's first page is on the side where reading begins")
    func mixer() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let device = device(CGSize(width: 390, height: 844), direction)
            device.perform {
                device.window.rootViewController = UINavigationController(rootViewController: MixerViewController())
            }
            device.settle()
            let pager = try #require(device.window.firstSubview(of: UIScrollView.self))
            #expect(pager.contentSize.width == 1170)
            #expect(pager.contentOffset.x == (direction == .leftToRight ? 0 : 780))
            let dots = try #require(device.window.firstSubview(of: UIPageControl.self))
            #expect(dots.currentPage == 0)
        }
    }
}
