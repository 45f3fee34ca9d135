import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Colours")
struct ColorTests {
    private let device = HeadlessDevice()

    @Test(
        "a colour from hue, saturation and brightness",
        arguments: [(0, [1, 0, 0, 1]), (1 / 3.0, [0, 1, 0, 1]), (2 / 3.0, [0, 0, 1, 1]), (0.5, [0, 1, 1, 1])]
            as [(CGFloat, [CGFloat])])
    func hue(_ hue: CGFloat, _ components: [CGFloat]) throws {
        let found = try #require(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor.components)
        for (a, b) in zip(found, components) { #expect(abs(a - b) < 1e-9) }
    }

    @Test("a dynamic colour follows its traits, with any alpha")
    func dynamic() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
        #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        let lightBlue: [CGFloat] = [0, 122 / 255, 1, 1]
        let darkBlue: [CGFloat] = [10 / 255, 132 / 255, 1, 1]
        #expect(UIColor.systemBlue.cgColor.components == lightBlue)
        dark.performAsCurrent {
            #expect(UIColor.systemBlue.cgColor.components == darkBlue)
        }
    }

    @Test("getRed reads the components")
    func components() {
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(red == 1 && alpha == 1)
    }
}
