import Testing
import UIKit

@testable import NavigationMarkers

@Suite("Which of two views is drawn over the other") @MainActor
struct DrawingOrderTests {
    let root = UIView()
    let first = UIView()
    let second = UIView()
    let inner = UIView()

    init() {
        root.addSubview(first)
        root.addSubview(second)
        first.addSubview(inner)
    }

    @Test("a later subview is drawn over an earlier one")
    func siblings() {
        #expect(first.isBehind(second) == true)
        #expect(second.isBehind(first) == false)
    }

    @Test("a subview is drawn over its superviews, and where those are")
    func nested() {
        #expect(root.isBehind(inner) == true)
        #expect(inner.isBehind(first) == false)
        #expect(inner.isBehind(second) == true)
        root.bringSubviewToFront(first)
        #expect(inner.isBehind(second) == false)
    }

    @Test("a view is not behind itself")
    func same() {
        #expect(first.isBehind(first) == false)
    }

    @Test("of views in different hierarchies, neither is")
    func apart() {
        #expect(first.isBehind(UIView()) == nil)
    }
}
