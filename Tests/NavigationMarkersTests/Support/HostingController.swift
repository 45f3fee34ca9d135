import NavigationMarkers
import UIKit

/// A controller of a screen whose content is made late and lies in views of its own, in the manner of SwiftUI's: what
/// an app knows of these is that controllers in the content become children of the hosting controller, and that their
/// views lie somewhere in its view, in the order in which the content is drawn.
@MainActor
final class HostingController: UIViewController {
    /// When the content is made.
    enum ContentTime: CaseIterable {
        case loading, appearing, layout, appeared
    }

    /// A part of the content.
    enum Part {
        case controller(@MainActor () -> UIViewController)
        case view(@MainActor () -> UIView)
    }

    private let time: ContentTime
    private var parts: [Part]
    private var isMade = false
    /// What was made of the parts, each in a view of its own.
    private var hosts: [(view: UIView, child: UIViewController?)] = []

    init(_ title: String = "", content time: ContentTime = .layout, _ parts: [Part] = []) {
        self.time = time
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView(frame: view.bounds))
        makeContent(at: .loading)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        makeContent(at: .appearing)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        makeContent(at: .layout)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        makeContent(at: .appeared)
    }

    private func makeContent(at time: ContentTime) {
        guard time == self.time, !isMade else { return }
        isMade = true
        for part in parts { make(part, at: hosts.count) }
    }

    private func make(_ part: Part, at index: Int) {
        let host = PlatformHost(frame: view.bounds)
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inner = PlatformHost(frame: host.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(inner)
        // A screen's content also has views that are nobody's.
        view.subviews[0].insertSubview(host, at: index)
        switch part {
        case .view(let make):
            let view = make()
            if view.frame.isEmpty { view.frame = inner.bounds }
            inner.addSubview(view)
            hosts.insert((host, nil), at: index)
        case .controller(let make):
            let child = make()
            addChild(child)
            child.view.frame = inner.bounds
            inner.addSubview(child.view)
            child.didMove(toParent: self)
            hosts.insert((host, child), at: index)
        }
    }

    /// Removes the part at `index`, as when a condition around it has become false.
    func removePart(at index: Int) {
        let (host, child) = hosts.remove(at: index)
        (child as? MarkerController)?.leave()
        child?.willMove(toParent: nil)
        host.removeFromSuperview()
        child?.removeFromParent()
    }

    /// Adds a part at `index`, drawn over those before it.
    func insert(_ part: Part, at index: Int) { make(part, at: index) }

    /// Makes the part at `index` anew, as when its identity has changed.
    func replacePart(at index: Int, by part: Part) {
        removePart(at: index)
        make(part, at: index)
    }

    /// The child that was made of the part at `index`.
    func child(at index: Int) -> UIViewController? { hosts[index].child }
}

/// A view around one part of the content, which gets no touches itself.
private final class PlatformHost: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A controller between others that shows its children side by side.
@MainActor
final class PrivateContainer: UIViewController {
    private let contents: [UIViewController]

    init(_ contents: UIViewController...) {
        self.contents = contents
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.bounds.width / CGFloat(contents.count)
        for (index, child) in contents.enumerated() {
            addChild(child)
            child.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}
