import FullScreenPop
import GestureArbitration
import UIKit

/// Controls of every kind, and the back swipe's own options: what is chosen here holds for this screen at once.
final class SettingsViewController: UIViewController {
    /// Where the swipe may start: in the chosen region, at the edge, or nowhere.
    private enum Mode: String, CaseIterable {
        case full = "Full"
        case edge = "Edge"
        case off = "Off"
    }

    private let modeControl = UISegmentedControl(items: nil)
    private let hidesBar = UISwitch()
    private let region = UIStepper()
    private let regionLabel = UILabel("", .footnote, color: .secondaryLabel, lines: 0)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpControls()
        let swipe = group(SettingRow("Swipe back", modeControl), SettingRow("Start region", region))
        let bar = group(SettingRow("Hide bar", hidesBar))
        let column = UIStackView.column(swipe, regionLabel, bar, spacing: 16)
        view.addLaidOut(column)
        NSLayoutConstraint.activate(column.spans(view.layoutMarginsGuide))
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        apply()
    }

    private func setUpControls() {
        for (index, mode) in Mode.allCases.enumerated() {
            modeControl.insertSegment(withTitle: mode.rawValue, at: index, animated: false)
        }
        modeControl.selectedSegmentIndex = 0
        region.minimumValue = 0
        region.maximumValue = 300
        region.stepValue = 60
        let apply = UIAction { [weak self] _ in self?.apply() }
        modeControl.addAction(apply, for: .valueChanged)
        region.addAction(apply, for: .valueChanged)
        hidesBar.addAction(apply, for: .valueChanged)
    }

    private func group(_ rows: SettingRow...) -> UIView {
        let group = UIStackView(arrangedSubviews: rows)
        group.axis = .vertical
        group.backgroundColor = .secondarySystemGroupedBackground
        group.roundCorners(12)
        return group
    }

    private func apply() {
        let mode = Mode.allCases[modeControl.selectedSegmentIndex]
        let chosenRegion: StartRegion = region.value == 0 ? .anywhere : .within(CGFloat(region.value))
        fullScreenPop.isEnabled = mode != .off
        fullScreenPop.startRegion = mode == .edge ? .leadingEdge : chosenRegion
        fullScreenPop.hidesNavigationBar = hidesBar.isOn
        regionLabel.text = Self.description(of: fullScreenPop)
    }

    private static func description(of options: PopOptions) -> String {
        if options.isEnabled == false { return "No swipe goes back." }
        return switch options.startRegion {
        case .leadingEdge: "A swipe may begin at the leading edge."
        case .within(let points): "A swipe may begin within \(Int(points)) points of the leading edge."
        default: "A swipe may begin anywhere."
        }
    }
}
