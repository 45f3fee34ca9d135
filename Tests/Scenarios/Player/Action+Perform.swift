import UIKit

extension Action {
    /// Does what the app does. What happens to the device is the player's business.
    @MainActor
    func perform(on stage: Stage) {
        let navigationController = stage.frontNavigationController
        switch verb {
        case .push(let title): changed(on: stage)?.pushViewController(stage.screen(title), animated: isAnimated)
        case .pop: changed(on: stage)?.popViewController(animated: isAnimated)
        case .set(let titles): changed(on: stage)?.setViewControllers(titles.map(stage.screen), animated: isAnimated)
        case .present(let title):
            let screen = stage.screen(title)
            stage.prepareToPresent(screen, as: screen.screen)
            stage.frontViewController.present(screen, animated: isAnimated)
        case .presentSystemNavigation(let titles, let hidesBar): present(titles, hidesBar: hidesBar, on: stage)
        case .presentNavigation(let titles): present(titles, on: stage)
        case .dismiss(nil): stage.navigationController.dismiss(animated: isAnimated)
        case .dismiss(let title?):
            stage.presentation(of: title)?.presentingViewController?.dismiss(animated: isAnimated)
        case .configure(let title, let options): stage.screen(title).configure(options)
        case .bar(let title, let items): stage.screen(title).navigationItem.show(items)
        case .scroll(let id, let offset):
            guard let scrollView = stage.views[id] as? UIScrollView else { return }
            scrollView.setContentOffset(stage.mirror.offset(offset, in: scrollView), animated: isAnimated)
        case .change(let id, let change): stage.change(id, change)
        case .search(let title): stage.screen(title).navigationItem.searchController?.isActive = true
        case .escape: _ = navigationController.accessibilityPerformEscape()
        case .add(let id): stage.add(id)
        case .remove(let id): stage.views[id]?.removeFromSuperview()
        case .systemPop(let isOn): navigationController.interactivePopGestureRecognizer?.isEnabled = isOn
        case .delegate(.none): navigationController.delegate = nil
        case .delegate(.another): stage.observe(navigationController)
        case .select(let title): stage.tabBarController?.selectedViewController = stage.tab(of: title)
        case .show(let column): stage.splitViewController?.show(.init(column))
        case .hide(let column): stage.splitViewController?.hide(.init(column))
        case .rotate, .reduceMotion, .key: break
        }
    }

    /// The stack that is pushed on, popped, or set. Nil while the screen that names it is on none.
    @MainActor
    private func changed(on stage: Stage) -> UINavigationController? {
        stack.map(stage.stack(with:)) ?? stage.frontNavigationController
    }

    @MainActor
    private func present(_ titles: [String], hidesBar: Bool, on stage: Stage) {
        let presented = stage.contender.makeSystemNavigationController()
        presented.modalPresentationStyle = .fullScreen
        presented.isNavigationBarHidden = hidesBar
        for title in titles { presented.pushViewController(stage.screen(title), animated: false) }
        stage.frontViewController.present(presented, animated: isAnimated)
    }

    @MainActor
    private func present(_ titles: [String], on stage: Stage) {
        let presented = stage.contender.makeNavigationController()
        for title in titles { presented.pushViewController(stage.screen(title), animated: false) }
        stage.prepareToPresent(presented, as: stage.screen(titles[0]).screen)
        stage.frontViewController.present(presented, animated: isAnimated)
    }
}

extension Stage {
    fileprivate func prepareToPresent(_ viewController: UIViewController, as screen: Screen) {
        wasPresented.append(viewController)
        if let options = screen.modal {
            contender.willPresent(viewController, options)
        } else if let options = screen.sheet {
            viewController.becomeSheet(options)
        } else if let options = screen.popover {
            let observer = PopoverObserver(adapts: options.adapts)
            keep(observer)
            viewController.becomePopover(
                options, in: rootViewController.view, observer: observer, mirror: mirror)
        } else {
            viewController.modalPresentationStyle = .fullScreen
        }
    }

    /// Who can present.
    fileprivate var frontViewController: UIViewController {
        presented.last ?? navigationController
    }
}

extension UINavigationItem {
    fileprivate func show(_ items: BarItems) {
        if let title = items.title { self.title = title }
        if let leading = items.leading { leftBarButtonItems = leading.map(Self.button) }
        if let trailing = items.trailing { rightBarButtonItems = trailing.map(Self.button) }
    }

    private static func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
}
