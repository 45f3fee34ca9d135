import Foundation
import ScreenTransitions
import Testing

/// The article that shows the gallery, and the pictures that `Pictures/make` makes.
@Suite("The gallery in pictures")
struct GalleryPicturesTests {
    private static let catalogue = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Sources/ScreenTransitions/ScreenTransitions.docc")

    @Test("Every transition of the gallery has a picture in its article, with words for those who can't see it")
    func pictures() throws {
        let article = try String(
            contentsOf: Self.catalogue.appendingPathComponent("GalleryInPictures.md"), encoding: .utf8)
        let pictures = article.matches(of: /!\[Six moments of (\w+): ([^\]]{20,})\]\((\w+)\)/)
        #expect(pictures.allSatisfy { $0.output.1 == $0.output.3 })
        #expect(pictures.map { String($0.output.1) }.sorted() == ScreenTransition.gallery.map(\.name).sorted())
        for transition in ScreenTransition.gallery {
            #expect(article.contains("``ScreenTransition/\(transition.name)``"))
        }
    }

    @Test("There is a picture for every transition and no other, and together they are small")
    func files() throws {
        let folder = Self.catalogue.appendingPathComponent("Resources")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == ScreenTransition.gallery.map { "\($0.name).png" }.sorted())
        let sizes = try files.map { try Data(contentsOf: folder.appendingPathComponent($0)).count }
        #expect(sizes.allSatisfy { $0 > 1000 })
        #expect(sizes.reduce(0, +) < 1_500_000)
    }
}
