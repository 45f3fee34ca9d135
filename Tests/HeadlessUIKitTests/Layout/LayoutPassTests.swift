import Testing

@testable @_spi(Headless) import UIKit

@Suite("Layout passes")
@MainActor
struct LayoutPassTests {
    enum Stock: CaseIterable {
        case button, datePicker, imageView, label, pageControl, progressView, searchBar, segmentedControl, slider
        case stackView, stepper, `switch`, tableView, textField, textView, toolbar

        @MainActor
        var view: UIView {
            switch self {
            case .button: UIButton(type: .system)
            case .datePicker: UIDatePicker()
            case .imageView: UIImageView(image: UIImage())
            case .label: UILabel()
            case .pageControl: UIPageControl()
            case .progressView: UIProgressView()
            case .searchBar: UISearchBar()
            case .segmentedControl: UISegmentedControl(items: ["Day", "Week"])
            case .slider: UISlider()
            case .stackView: UIStackView(arrangedSubviews: [UILabel()])
            case .stepper: UIStepper()
            case .switch: UISwitch()
            case .tableView: UITableView()
            case .textField: UITextField()
            case .textView: UITextView()
            case .toolbar: UIToolbar()
            }
        }
    }

    @Test("a view that stands still is laid out once and no more", arguments: Stock.allCases, [true, false])
    func views(stock: Stock, byConstraints: Bool) {
        let device = HeadlessDevice()
        let view = stock.view
        device.perform {
            device.window.addSubview(view)
            if byConstraints {
                view.translatesAutoresizingMaskIntoConstraints = false
                view.centerXAnchor.constraint(equalTo: device.window.centerXAnchor).isActive = true
                view.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 100).isActive = true
                view.widthAnchor.constraint(equalToConstant: 350).isActive = true
                view.heightAnchor.constraint(equalToConstant: 44).isActive = true
            } else {
                view.frame = CGRect(x: 20, y: 100, width: 350, height: 44)
            }
        }
        device.settle()
        #expect(!device.window.branchNeedsLayout)
        device.perform { view.setNeedsLayout() }
        #expect(!device.window.branchNeedsLayout)
    }

    @Test("screens that stand still are laid out no more", arguments: BehaviourProfile.System.allCases)
    func screens(system: BehaviourProfile.System) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system))
        let root = UITableViewController(style: .plain)
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        root.navigationItem.largeTitleDisplayMode = .always
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        device.perform { navigation.pushViewController(UIViewController(), animated: true) }
        device.settle()
        #expect(!device.window.branchNeedsLayout)
        device.perform {
            tabs.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
        }
        device.settle()
        #expect(!device.window.branchNeedsLayout)
    }

    @Test("what the completion of an animation changes is laid out before anything else happens")
    func completion() {
        let device = HeadlessDevice()
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.autoresizingMask = .flexibleWidth
        inner.frame.size.width = 100
        device.perform {
            view.addSubview(inner)
            device.window.addSubview(view)
            UIView.animate(withDuration: 0.2) {
                view.alpha = 0.5
            } completion: { _ in
                view.bounds.size.width = 200
            }
        }
        device.settle()
        #expect(inner.frame.width == 200)
        #expect(!device.window.branchNeedsLayout)
    }
}
