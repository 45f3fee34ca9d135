import UIKit

/// Shows another screen in itself, as a container of an app's own does.
final class ScreenAround: UIViewController {
    private let content: UIViewController
    private let place: (UIViewController, ScreenAround) -> Void

    /// - Parameter place: says where the content is, before it is added.
    init(_ content: UIViewController, place: @escaping (UIViewController, ScreenAround) -> Void) {
        self.content = content
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        content = UIViewController()
        place = { _, _ in }
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        place(content, self)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}
