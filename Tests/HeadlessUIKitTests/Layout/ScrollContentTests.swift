import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Constraints in scroll views")
struct ScrollContentTests {
    private let device = HeadlessDevice()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let content = UIView()

    init() {
        device.window.addSubview(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
    }

    @Test("a scroll view's content guide decides the content size, and its frame guide stays with the frame")
    func guides() {
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1030))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1000))
    }

    @Test("seen from inside, the edges of a scroll view are those of its content, its width that of its frame")
    func edges() {
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 80),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 610, height: 80))
        #expect(content.frame == CGRect(x: 5, y: 0, width: 600, height: 80))
    }

    @Test("a view that hangs on a scroll view's frame guide floats over the content")
    func floating() {
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 44),
        ])
        scrollView.layoutIfNeeded()
        scrollView.contentOffset.y = 700
        scrollView.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 700, width: 300, height: 44))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
    }
}
