import Testing

@testable @_spi(Headless) import UIKit

/// DOC: the data source and the delegate are asked and told as the declarations say; views are used again.
@Suite("D13: collection views")
@MainActor
struct CollectionViewTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 800))
    let layout = UICollectionViewFlowLayout()
    let app = App()
    let collection: UICollectionView

    init() {
        layout.itemSize = CGSize(width: 400, height: 100)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = app
        collection.delegate = app
        device.window.addSubview(collection)
        device.settle()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func tap(_ y: CGFloat) {
        device.finger().down(at: CGPoint(x: 200, y: y)).hold(for: 0.2).up()
    }

    @Test("D13 only what is in sight has cells, and cells out of sight are used again")
    func reuse() {
        #expect(collection.visibleCells.count == 8)
        #expect(collection.indexPathsForVisibleItems == (0..<8).map(path))
        device.perform { collection.contentOffset.y = 3000 }
        device.settle()
        #expect(collection.indexPathsForVisibleItems == (30..<38).map(path))
        #expect(app.made.count <= 17)
        #expect(app.made.contains { $0.reused > 0 })
        #expect(collection.cellForItem(at: path(0)) == nil)
        #expect(collection.cellForItem(at: path(30))?.frame.minY == 3000)
    }

    @Test("D13 a tap highlights, unhighlights and selects, and the one before is deselected")
    func selection() {
        tap(150)
        tap(350)
        #expect(
            app.calls == [
                "highlight 1", "unhighlight 1", "select 1", "highlight 3", "unhighlight 3", "deselect 1", "select 3",
            ])
        #expect(collection.indexPathsForSelectedItems == [path(3)])
        #expect(collection.cellForItem(at: path(3))?.isSelected == true)
        #expect(collection.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test("D13 a drag scrolls and selects nothing")
    func drag() {
        device.finger().down(at: CGPoint(x: 200, y: 450)).hold(for: 0.2).move(by: 0, -200, over: 0.3).hold(for: 0.2)
            .up()
        #expect(app.calls == ["highlight 4", "unhighlight 4"])
        #expect(collection.contentOffset.y > 150)
        #expect(collection.indexPathsForSelectedItems == [])
    }

    @Test("D13 several items are selected if that is allowed, and a second tap deselects")
    func several() {
        collection.allowsMultipleSelection = true
        tap(150)
        tap(350)
        #expect(collection.indexPathsForSelectedItems == [path(1), path(3)])
        tap(150)
        #expect(collection.indexPathsForSelectedItems == [path(3)])
        #expect(app.calls.last == "deselect 1")
        app.mayBeSelected = false
        tap(650)
        #expect(collection.indexPathsForSelectedItems == [path(3)])
    }

    @Test("D13 items are scrolled to where they are wanted, within the content")
    func scrollToItem() {
        collection.scrollToItem(at: path(20), at: .top, animated: false)
        #expect(collection.contentOffset.y == 2000)
        collection.scrollToItem(at: path(20), at: .centeredVertically, animated: false)
        #expect(collection.contentOffset.y == 1650)
        collection.scrollToItem(at: path(20), at: .bottom, animated: false)
        #expect(collection.contentOffset.y == 1300)
        collection.scrollToItem(at: path(99), at: .top, animated: true)
        device.settle()
        #expect(collection.contentOffset.y == 9200)
    }

    @Test("D13 the layout has the first say about where a fling ends, and the delegate the last")
    func target() {
        let snapping = SnappingLayout()
        snapping.itemSize = CGSize(width: 400, height: 300)
        collection.setCollectionViewLayout(snapping, animated: false)
        device.settle()
        device.finger().down(at: CGPoint(x: 200, y: 600)).move(by: 0, -200, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(collection.contentOffset.y == 300)
        #expect(snapping.velocities == [0])
        #expect(app.targets == [300])
        app.target = 600
        device.finger().down(at: CGPoint(x: 200, y: 600)).move(by: 0, -100, over: 0.05).up()
        device.settle()
        #expect(collection.contentOffset.y == 600)
        #expect((snapping.velocities.last ?? 0) > 1000)
    }

    @Test("D13 headers come from the data source, with their section")
    func headers() {
        device.perform { layout.headerReferenceSize.height = 50 }
        device.settle()
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
        #expect(collection.cellForItem(at: path(0))?.frame.minY == 50)
    }

    @Test("D13 what has changed is asked for anew")
    func changes() {
        app.count = 2
        device.perform { collection.performBatchUpdates({ app.count = 3 }, completion: nil) }
        device.settle()
        #expect(collection.numberOfItems(inSection: 0) == 3)
        #expect(collection.contentSize.height == 300)
        #expect(collection.visibleCells.count == 3)
    }

    @Test("D13 attributes of a layout's own reach their views, and the upper item takes the touch")
    func attributes() {
        let pile = PileLayout()
        collection.collectionViewLayout = pile
        device.settle()
        let cell = collection.cellForItem(at: path(1)) as? Cell
        #expect(cell?.alpha == 0.5)
        #expect(cell?.applied == 1)
        #expect(cell?.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(1))
        let attributes = pile.layoutAttributesForItem(at: path(1))
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        #expect(copy !== attributes)
        #expect(copy?.frame == attributes?.frame)
        #expect(copy?.zIndex == 1)
    }

    final class Cell: UICollectionViewCell {
        var reused = 0
        var applied = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reused += 1
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied = layoutAttributes.zIndex
        }
    }

    final class SnappingLayout: UICollectionViewFlowLayout {
        var velocities: [CGFloat] = []

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            velocities.append(velocity.y)
            return CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 300).rounded() * 300)
        }
    }

    /// Two items, the second on top of the first.
    final class PileLayout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let place = CGFloat(indexPath.item * 10)
            attributes.frame = CGRect(x: place, y: place, width: 100, height: 100)
            attributes.zIndex = indexPath.item
            attributes.alpha = indexPath.item == 0 ? 1 : 0.5
            return attributes
        }
    }

    final class App: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 100
        var made: Set<Cell> = []
        var calls: [String] = []
        var mayBeSelected = true
        var targets: [CGFloat] = []
        var target: CGFloat?

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            if let cell = cell as? Cell { made.insert(cell) }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            calls.append("highlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            calls.append("unhighlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            mayBeSelected
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.item)")
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            targets.append(targetContentOffset.pointee.y)
            if let target { targetContentOffset.pointee.y = target }
        }
    }
}
