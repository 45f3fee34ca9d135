import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
    private let device = HeadlessDevice()
    private let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
    private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))

    init() {
        card.backgroundColor = .red
        card.layer.cornerRadius = 8
        label.text = "Hello"
        card.addSubview(label)
        device.window.addSubview(card)
        device.perform {}
    }

    private func picture(_ snapshot: UIView?) throws -> CALayer {
        try #require(snapshot?.layer.sublayers?.first)
    }

    @Test("a snapshot shows what the view showed, and no longer follows it")
    func copies() throws {
        let snapshot = card.snapshotView(afterScreenUpdates: false)
        card.backgroundColor = .blue
        label.text = "Goodbye"
        let picture = try picture(snapshot)
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(picture.backgroundColor?.components == [1, 0, 0, 1])
        #expect(picture.cornerRadius == 8)
        guard case .text(let text)? = picture.sublayers?.first?.picture else {
            Issue.record("The label's text is not in the snapshot.")
            return
        }
        #expect(text.lines == ["Hello"])
        #expect(picture.sublayers?.first?.frame == label.frame)
    }

    @Test("a snapshot shows neither hidden views nor a transform of the view itself")
    func hidden() throws {
        label.isHidden = true
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let picture = try picture(card.snapshotView(afterScreenUpdates: false))
        #expect(picture.sublayers == nil)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("a snapshot of a part of a view is clipped and placed")
    func part() throws {
        let area = CGRect(x: 100, y: 0, width: 100, height: 100)
        let snapshot = card.resizableSnapshotView(from: area, afterScreenUpdates: false, withCapInsets: .zero)
        #expect(snapshot?.bounds.size == area.size)
        #expect(snapshot?.clipsToBounds == true)
        #expect(try picture(snapshot).frame == CGRect(x: -100, y: 0, width: 200, height: 100))
    }

    @Test("a snapshot of a part holds what reaches into that part, even a shadow or a turned view, and nothing else")
    func culling() throws {
        let names = ["inside", "outside", "shadow", "turned", "deep"]
        let frames = [
            CGRect(x: 110, y: 0, width: 20, height: 20), CGRect(x: 0, y: 40, width: 99, height: 20),
            CGRect(x: 0, y: 60, width: 90, height: 20), CGRect(x: 0, y: 80, width: 10, height: 10),
            CGRect(x: 0, y: 90, width: 10, height: 10),
        ]
        for (name, frame) in zip(names, frames) {
            let view = UIView(frame: frame)
            view.layer.name = name
            if name == "shadow" {
                view.layer.shadowOpacity = 1
                view.layer.shadowRadius = 10
            }
            if name == "turned" { view.transform = CGAffineTransform(rotationAngle: 1) }
            if name == "deep" { view.addSubview(UIView(frame: CGRect(x: 150, y: 0, width: 10, height: 10))) }
            card.addSubview(view)
        }
        label.removeFromSuperview()
        let area = CGRect(x: 100, y: 0, width: 100, height: 100)
        let part = card.resizableSnapshotView(from: area, afterScreenUpdates: false, withCapInsets: .zero)
        #expect(try picture(part).sublayers?.map(\.name) == ["inside", "shadow", "turned", "deep"])
        #expect(try picture(card.snapshotView(afterScreenUpdates: false)).sublayers?.map(\.name) == names)
    }

    @Test("resizing a snapshot stretches its picture")
    func resized() throws {
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
        snapshot.frame = CGRect(x: 5, y: 5, width: 400, height: 50)
        #expect(try picture(snapshot).frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    }

    @Test("a snapshot shows a scrolled view as scrolled")
    func scrolled() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 150
        let row = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
        scrollView.addSubview(row)
        let snapshot = try #require(scrollView.snapshotView(afterScreenUpdates: true))
        let rowPicture = try #require(
            try picture(snapshot).sublayers?.first { $0.bounds.size == CGSize(width: 100, height: 20) })
        #expect(
            rowPicture.convert(rowPicture.bounds, to: snapshot.layer) == CGRect(x: 0, y: 50, width: 100, height: 20))
    }

    @Test("content modes place an image")
    func contentModes() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let size = CGSize(width: 20, height: 20)
        func area(_ mode: UIView.ContentMode) -> CGRect { ContentPlacement.area(of: size, in: bounds, mode: mode) }
        #expect(area(.scaleToFill) == bounds)
        #expect(area(.scaleAspectFit) == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(area(.scaleAspectFill) == CGRect(x: 0, y: -25, width: 100, height: 100))
        #expect(area(.bottomRight) == CGRect(x: 80, y: 30, width: 20, height: 20))
        #expect(area(.top) == CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test("symbols take the tint, and a flipping image mirrors where reading does")
    func images() {
        let view = UIImageView(image: UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection())
        view.tintColor = .green
        view.semanticContentAttribute = .forceRightToLeft
        guard case .image(let picture)? = view.layer.picture else {
            Issue.record("The image view draws nothing.")
            return
        }
        #expect(picture.name == "chevron.right" && picture.isMirrored)
        #expect(picture.tint?.components == [0, 1, 0, 1])
    }
}
