import Testing

@testable @_spi(Headless) import UIKit

/// DOC: a flow layout puts as many items into a line as fit with the least spacing, and begins the next line then.
/// REPORTED (PSTCollectionView/PSTCollectionView, an implementation of its own): items fill their line, but those of
/// the last one begin at its start; lower ones are in the middle of their line.
@Suite("D13: flow layouts")
@MainActor
struct FlowLayoutTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 800))
    let layout = UICollectionViewFlowLayout()
    let source = Items()
    let collection: UICollectionView

    init() {
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        device.window.addSubview(collection)
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("D13 items fill lines, but for those of the last one")
    func lines() {
        source.counts = [4]
        layout.itemSize = CGSize(width: 120, height: 80)
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(frame(1)?.minX == 140)
        #expect(frame(2)?.maxX == 400)
        #expect(frame(3) == CGRect(x: 0, y: 90, width: 120, height: 80))
        #expect(collection.contentSize == CGSize(width: 400, height: 170))
    }

    @Test("D13 beside each other the lines run down")
    func horizontal() {
        source.counts = [9]
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 190)
        layout.minimumInteritemSpacing = 0
        #expect(frame(3) == CGRect(x: 0, y: 610, width: 100, height: 190))
        #expect(frame(4)?.origin == CGPoint(x: 110, y: 0))
        #expect(frame(8)?.minX == 220)
        #expect(collection.contentSize == CGSize(width: 320, height: 800))
    }

    @Test("D13 sections have insets, headers and footers of their own, which the delegate may decide")
    func sections() {
        source.counts = [1, 1]
        source.sizes = [CGSize(width: 100, height: 60), CGSize(width: 300, height: 40)]
        source.inset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 20)
        layout.headerReferenceSize = CGSize(width: 10, height: 30)
        layout.footerReferenceSize = CGSize(width: 10, height: 12)
        #expect(frame(0, 0) == CGRect(x: 20, y: 35, width: 100, height: 60))
        // 30 + 5 + 60 + 15 + 12 above, and its own header and inset.
        #expect(frame(0, 1) == CGRect(x: 20, y: 157, width: 300, height: 40))
        let footer = collection.collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
        #expect(footer?.frame == CGRect(x: 0, y: 212, width: 400, height: 12))
        #expect(collection.contentSize.height == 224)
    }

    @Test("D13 items of several heights are in the middle of their line, and one alone in the middle of the width")
    func uneven() {
        source.counts = [4]
        source.sizesOfItems = [
            CGSize(width: 100, height: 100), CGSize(width: 100, height: 40), CGSize(width: 300, height: 50),
            CGSize(width: 200, height: 50),
        ]
        #expect(frame(1) == CGRect(x: 300, y: 30, width: 100, height: 40))
        #expect(frame(2) == CGRect(x: 50, y: 110, width: 300, height: 50))
        #expect(frame(3)?.minX == 0)
    }

    @Test("D13 a collection view of another width has other lines")
    func width() {
        source.counts = [3]
        layout.itemSize = CGSize(width: 120, height: 80)
        device.perform { collection.frame.size.width = 270 }
        device.settle()
        #expect(frame(2) == CGRect(x: 0, y: 90, width: 120, height: 80))
        device.perform { layout.itemSize.width = 270 }
        device.settle()
        #expect(collection.contentSize.height == 260)
    }

    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [0]
        var sizes: [CGSize] = []
        var sizesOfItems: [CGSize] = []
        var inset = UIEdgeInsets.zero

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            if !sizesOfItems.isEmpty { return sizesOfItems[indexPath.item] }
            let layout = collectionViewLayout as? UICollectionViewFlowLayout
            return sizes.isEmpty ? layout?.itemSize ?? .zero : sizes[indexPath.section]
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { inset }
    }
}
