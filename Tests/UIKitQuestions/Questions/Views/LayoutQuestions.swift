import UIKit

/// Passes of layout and constraints, and the order of subviews.
enum LayoutQuestions {
    static let all = [
        Question(
            "sized-in-a-layout", "Is a view laid out again that changes the size of a subview in its layout?",
            expected: "no", source: .choice("subviews that are sized in a layout"),
            restsOn: [.model("Views/UIView+LayoutPass"), .transitions("Engine/TransitionRootView")]
        ) { host in
            let view = await HostView(on: host)
            view.addSubview(UIView())
            view.sizesSubviews = true
            view.setNeedsLayout()
            let before = view.layouts
            await host.wait(0.1)
            return view.layouts - before > 1 ? "yes" : "no"
        },
        Question(
            "constraints-updated-unasked",
            "Is updateConstraints called for a view that gets constraints, and has not asked for it?",
            expected: "yes", source: .choice("updates of constraints that were not asked for"),
            restsOn: [.model("Layout/Constraints/UIView+ConstraintPass")]
        ) { host in
            let view = await HostView(on: host)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            ])
            await host.wait(0.1)
            return view.updates > 0 ? "yes" : "no"
        },
        Question(
            "index-of-a-present-subview", "In which order are the subviews a b c after a was inserted at index 2?",
            expected: "b c a", source: .choice("index of a subview that is present"),
            restsOn: [.model("Views/UIView+Hierarchy"), .transitions("Engine/TransitionHierarchy")]
        ) { host in
            let view = await HostView(on: host)
            let names = ["a", "b", "c"]
            let views = names.map { _ in UIView() }
            for inner in views { view.addSubview(inner) }
            view.insertSubview(views[0], at: 2)
            return view.subviews.map { inner in views.firstIndex { $0 === inner }.map { names[$0] } ?? "?" }
                .joined(separator: " ")
        },
    ]
}

/// On a screen, and has been laid out.
private final class HostView: UIView {
    private(set) var layouts = 0
    private(set) var updates = 0
    var sizesSubviews = false

    convenience init(on host: any QuestionHost) async {
        self.init(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let screen = QuestionScreen("A")
        await host.show(screen)
        screen.view.addSubview(self)
        await host.wait(0.1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if sizesSubviews { subviews.first?.frame.size.width = bounds.width / 2 }
    }

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}
