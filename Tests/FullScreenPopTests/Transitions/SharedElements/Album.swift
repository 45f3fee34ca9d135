import FullScreenPop
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

/// A scrolling list of covers, any of which may be shared.
class AlbumList: UIViewController {
    let list = UIScrollView()
    private(set) var covers: [UIImageView] = []
    let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(list)
        covers = (0..<10).map { row in
            let cover = UIImageView(image: UIImage())
            cover.frame = CGRect(x: 20, y: 200 * row + 10, width: 100, height: 80)
            cover.alpha = 0.75
            list.addSubview(cover)
            return cover
        }
        caption.frame = CGRect(x: 140, y: 20, width: 100, height: 20)
        caption.text = "Caption"
        list.addSubview(caption)
    }
}

/// One cover, large, with its caption below.
final class AlbumPage: UIViewController {
    let cover = UIImageView(image: UIImage())
    let caption = UILabel()
    /// Whether the cover keeps its distance from the bars.
    var followsSafeArea = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if followsSafeArea { cover.frame.origin.y = view.safeAreaInsets.top + 30 }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        cover.frame = CGRect(x: 45, y: 150, width: 300, height: 240)
        cover.layer.cornerRadius = 20
        cover.clipsToBounds = true
        caption.frame = CGRect(x: 45, y: 420, width: 300, height: 40)
        caption.text = "Caption"
        view.addSubview(cover)
        view.addSubview(caption)
    }
}

/// The list with the page that its first cover opens, in a navigation controller.
@MainActor
final class Album {
    let device: HeadlessDevice
    let navigation: FullScreenPopNavigationController
    let list: AlbumList
    let page = AlbumPage()

    init(
        _ transition: ScreenTransition = .imageZoom.timing(.linear(0.4)),
        system: BehaviourProfile.System = .iOS18,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        reduceMotion: Bool = false,
        safeAreaInsets: UIEdgeInsets = .zero,
        inTabs: Bool = false,
        list: AlbumList = AlbumList()
    ) {
        self.list = list
        device = HeadlessDevice(
            profile: BehaviourProfile(system: system), direction: direction, reduceMotion: reduceMotion,
            safeAreaInsets: safeAreaInsets)
        navigation = FullScreenPopNavigationController(rootViewController: list)
        var root: UIViewController = navigation
        if inTabs {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            root = tabs
        }
        device.perform { device.window.rootViewController = root }
        list.loadViewIfNeeded()
        page.loadViewIfNeeded()
        list.covers[0].sharedElementName = "cover"
        page.cover.sharedElementName = "cover"
        page.fullScreenPop.transition = transition
        device.settle()
    }

    func push() {
        device.perform { navigation.pushViewController(page, animated: true) }
    }

    func pop() {
        device.perform { navigation.popViewController(animated: true) }
    }

    /// The views that travel now.
    var travellers: [SharedElementLayerView] { Self.travellers(in: device.window) }

    private static func travellers(in view: UIView) -> [SharedElementLayerView] {
        (view as? SharedElementLayerView).map { [$0] } ?? view.subviews.flatMap { travellers(in: $0) }
    }

    /// Where the only traveller is seen in the window now.
    var travellerFrame: CGRect {
        guard let view: UIView = travellers.first else { return .null }
        let size = (view.layer.presentation() ?? view.layer).bounds.size
        return CGRect(origin: view.shownOrigin, size: size)
    }

    /// What a transition may have changed in the screens.
    var state: [String] {
        ([list.caption, page.cover, page.caption] + list.covers).map {
            "\($0.alpha) \($0.isHidden) \($0.frame) \($0.superview === ($0 === page.cover || $0 === page.caption ? page.view : list.list))"
        }
    }
}
