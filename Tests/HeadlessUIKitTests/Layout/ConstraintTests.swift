import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Auto Layout")
struct ConstraintTests {
    private let device = HeadlessDevice(size: CGSize(width: 390, height: 844))
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        device.window.addSubview(screen)
    }

    private func subview(of superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? screen).addSubview(view)
        return view
    }

    @Test("edges with constants place a view")
    func edges() {
        let view = subview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -24),
            view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            view.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -44),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 100, width: 350, height: 700))
    }

    @Test("centres and sizes place a view; a multiplier is a ratio")
    func centres() {
        let view = subview()
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: -22),
            view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5, constant: 5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16.0),
        ])
        screen.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 200, height: 112.5))
        #expect(view.center == CGPoint(x: 195, y: 400))
    }

    @Test("leading and trailing mirror where the reading direction does, left and right do not")
    func rightToLeft() {
        let view = subview()
        let other = subview()
        screen.semanticContentAttribute = .forceRightToLeft
        for view in [view, other] { view.semanticContentAttribute = .forceRightToLeft }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            other.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 16),
            other.rightAnchor.constraint(equalTo: view.leftAnchor, constant: -8),
            other.topAnchor.constraint(equalTo: view.bottomAnchor),
            other.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 274, y: 0, width: 100, height: 10))
        #expect(other.frame == CGRect(x: 16, y: 10, width: 250, height: 10))
    }

    @Test("a place with a multiplier counts from the edge of the common ancestor")
    func multipliedPlace() {
        let view = subview()
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: screen, attribute: .centerX, multiplier: 0.5,
            constant: 0
        ).isActive = true
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(view.center.x == 97.5)
    }

    @Test("constraints reach across levels, and a container takes its size from its content")
    func container() {
        let card = subview()
        let content = subview(of: card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 7),
            content.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -40),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
            content.heightAnchor.constraint(equalToConstant: 50),
        ])
        screen.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 5, y: 6, width: 325, height: 50))
        #expect(card.frame == CGRect(x: 20, y: 30, width: 338, height: 63))
    }

    @Test("an inequality holds, an optional equality comes as near as it may")
    func inequality() {
        let view = subview()
        let wish = view.widthAnchor.constraint(equalToConstant: 600)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            view.topAnchor.constraint(equalTo: screen.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
            view.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor, constant: -90), wish,
        ])
        screen.layoutIfNeeded()
        #expect(view.bounds.width == 300)
        wish.constant = 200
        screen.layoutIfNeeded()
        #expect(view.bounds.width == 200)
    }

    @Test("a new constant, a new size of the host and deactivation each lay out anew")
    func changes() {
        let view = subview()
        let leading = view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            leading, width, view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
        ])
        screen.layoutIfNeeded()
        leading.constant = 30
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 50, height: 844))
        screen.frame.size = CGSize(width: 844, height: 390)
        width.isActive = false
        view.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 814, height: 390))
        #expect(screen.constraints.count == 4)
    }

    @Test("a view that is placed by its frame can hold others")
    func mixed() {
        let frameView = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        screen.addSubview(frameView)
        let view = subview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: frameView.topAnchor), view.widthAnchor.constraint(equalToConstant: 8),
            view.heightAnchor.constraint(equalTo: frameView.heightAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 104, y: 50, width: 8, height: 70))
        frameView.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 14, y: 0, width: 8, height: 20))
    }

    @Test("constraints set bounds and centre, so that a transform survives")
    func transformed() {
        let view = subview()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        screen.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 50, height: 50))
        #expect(view.center == CGPoint(x: 125, y: 125))
    }

    @Test("taking a view away drops the constraints that tie it to the rest, and keeps those inside it")
    func removal() {
        let view = subview()
        let inner = subview(of: view)
        let tie = view.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
        let inside = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([tie, inside])
        view.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(inside.isActive)
        #expect(screen.constraints.isEmpty)
    }

    @Test("a layout guide takes part without drawing")
    func guide() {
        let guide = UILayoutGuide()
        screen.addLayoutGuide(guide)
        let view = subview()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            view.topAnchor.constraint(equalTo: screen.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 260, y: 0, width: 130, height: 10))
        #expect(guide.layoutFrame.width == 260)
    }

    @Test("the sentence of a conflict names the constraint")
    func conflictSentence() {
        let view = subview()
        view.accessibilityIdentifier = "card"
        let first = view.widthAnchor.constraint(equalToConstant: 10)
        let second = view.widthAnchor.constraint(equalToConstant: 20)
        second.identifier = "wide card"
        NSLayoutConstraint.activate([first, second])
        let region = LayoutRegion(host: screen)
        let requirements = LayoutRequirements(region: region)
        let sentence = LayoutFailure.sentence(for: .conflict(requirement: 1), in: region, requirements: requirements)
        #expect(
            sentence == "Unable to satisfy the constraints in UIView: \"wide card\" (UIView(\"card\").width == 20.0) "
                + "contradicts the others.")
    }

    @Test("the sentence of an ambiguity names the view and what is missing")
    func ambiguitySentence() {
        let view = subview()
        view.accessibilityIdentifier = "card"
        let region = LayoutRegion(host: screen)
        let sentence = LayoutFailure.sentence(
            for: .ambiguous(variable: 1), in: region, requirements: LayoutRequirements(region: region))
        #expect(
            sentence == "The layout in UIView is ambiguous: no constraint decides the vertical position of "
                + "UIView(\"card\").")
    }

    @Test("of constraints that contradict each other one is broken and reported once; the others hold")
    func conflict() {
        for (breaksLatest, width, broken) in [(true, 10, "20.0"), (false, 20, "10.0")] {
            let test = ConstraintTests()
            test.device.runtime.profile.layout.breaksLatestConstraint = breaksLatest
            let view = test.subview()
            let height = view.heightAnchor.constraint(equalToConstant: 9)
            NSLayoutConstraint.activate(
                [
                    view.leadingAnchor.constraint(equalTo: test.screen.leadingAnchor, constant: 5),
                    view.topAnchor.constraint(equalTo: test.screen.topAnchor), height,
                ] + [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) })
            for length in [9, 12] {
                height.constant = CGFloat(length)
                test.screen.layoutIfNeeded()
                #expect(view.frame == CGRect(x: 5, y: 0, width: width, height: length))
            }
            #expect(test.device.faults == [.brokenConstraint("UIView.width == \(broken)")])
        }
    }

    @Test("a constraint that had to be broken holds again when nothing contradicts it any more")
    func conflictResolved() {
        let view = subview()
        let widths = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            view.topAnchor.constraint(equalTo: screen.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        screen.layoutIfNeeded()
        widths[0].isActive = false
        screen.layoutIfNeeded()
        #expect(view.bounds.width == 20)
        widths[0].isActive = true
        screen.layoutIfNeeded()
        #expect(device.faults.count == 2)
    }

    @Test("insets that leave no room break, and the view is as small as it can be")
    func noRoom() {
        let view = subview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 200),
            view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -200),
            view.topAnchor.constraint(equalTo: screen.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 0, width: 0, height: 9))
        #expect(device.faults.count == 1)
    }

    @Test("the fitting size of a scrolled view that others hold is its own matter")
    func fittingOfScrolled() {
        let table = UITableView(frame: .zero)
        table.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(table)
        let content = subview(of: table)
        NSLayoutConstraint.activate([
            table.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            table.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            table.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            table.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: table.leadingAnchor),
            content.topAnchor.constraint(equalTo: table.topAnchor),
            content.widthAnchor.constraint(equalToConstant: 100),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        screen.layoutIfNeeded()
        table.contentOffset.y = 120
        #expect(table.systemLayoutSizeFitting(CGSize(width: 200, height: 300)) == CGSize(width: 200, height: 300))
        #expect(device.faults.isEmpty)
    }

    @Test("the fitting size is what the constraints make of the content")
    func fitting() {
        let card = UIView()
        let view = subview(of: card)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: card.topAnchor),
            view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 44),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 44))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 44))
    }
}
