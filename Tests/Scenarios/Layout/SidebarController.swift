import UIKit

/// Two columns, as on a wide screen: a plain one at the leading edge, and the stack beside it.
@MainActor
final class SidebarController: UIViewController {
    private let detail: UIViewController
    /// How wide the plain column is, in points.
    private let width: CGFloat
    private let mirror: Mirror

    init(_ detail: UIViewController, width: CGFloat, mirror: Mirror) {
        self.detail = detail
        self.width = width
        self.mirror = mirror
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Columns of scenarios do not come from a storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        addChild(detail)
        view.addSubview(detail.view)
        detail.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let column = CGRect(x: width, y: 0, width: max(0, size.width - width), height: size.height)
        detail.view.frame = mirror.frame(column, in: size.width)
    }
}
