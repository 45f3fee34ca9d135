import FullScreenPop
import UIKit

/// Tabs that a swipe changes. The sliders and pages on them keep their fingers, and on the first tab a swipe goes back.
final class TabsViewController: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Tabs"
        viewControllers = [
            Self.tab(ArticleViewController(), symbol: "doc.richtext"),
            Self.tab(PlayerViewController(), symbol: "music.note"),
            Self.tab(MixerViewController(), symbol: "slider.horizontal.3"),
        ]
        TabSwipe.install(on: self).transition = .slide
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func tab(_ screen: UIViewController, symbol: String) -> UIViewController {
        screen.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }
}
