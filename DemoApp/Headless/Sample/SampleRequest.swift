import FullScreenPop
import Scenarios
import ScreenTransitions
import CommandLineSupport
import UIKit

/// What `sample` is asked for: which transition, at which progress, and in what surroundings.
struct SampleRequest: Equatable {
    /// As in ``ScreenTransition/gallery``.
    private(set) var transition = ""
    /// From 0 to 1.
    private(set) var progress: [Double] = [0, 0.25, 0.5, 0.75, 1]
    private(set) var direction = TransitionDirection.forward
    private(set) var layout = LayoutDirection.ltr
    /// Of the container, in points.
    private(set) var size = CGSize(width: 390, height: 844)
    /// Views that both screens show, each with its places; empty for ``standardElement``.
    private(set) var elements: [SharedElement] = []

    /// How the samples are printed.
    private(set) var format = Invocation.Format.table

    static var options: [CommandOption<SampleRequest>] {
        [
            .value(
                "--at", "0,0.5,1",
                "at which progress, from 0 to 1, before any timing curve; default 0,0.25,0.5,0.75,1",
                expects: "numbers from 0 to 1 such as 0,0.5,1", progress
            ) { $0.progress = $1 },
            .flag("--reverse", "the way back, as for a pop or a dismissal") { $0.direction = .backward },
            .value(
                "--direction", "rtl", "in a right-to-left interface", expects: "ltr or rtl",
                LayoutDirection.init(rawValue:)
            ) { $0.layout = $1 },
            .value(
                "--size", "390x844", "of the container, in points",
                expects: "width and height in points such as 390x844", size
            ) { $0.size = $1 },
            .value(
                "--element", "name:x,y,width,height:x,y,width,height",
                """
                a shared view, with its places on the screens "from" and "to"; may be repeated. Default:
                image, 80 × 80 at the leading edge on the screen below, as wide as the screen on the one above
                """,
                expects: "name:x,y,width,height:x,y,width,height", element
            ) { request, element in
                guard !request.elements.contains(where: { $0.name == element.name }) else {
                    throw UsageError("--element expects names of their own, \(element.name.brief()) is there twice")
                }
                request.elements.append(element)
            },
            .flag(
                "--json",
                """
                {transition, direction, layout, size, samples: [{progress, layers: [{layer, frame, transform,
                opacity, dimming, dimmingEdge, shadow, cornerRadius, window: {center, radius}}]}]}
                """
            ) { $0.format = .json },
        ]
    }

    /// - Parameter arguments: without the word `sample`.
    /// - Throws: a ``UsageError`` for what there is not, with what was expected instead.
    init(_ arguments: [String]) throws {
        let words = try Self.options.apply(arguments, to: &self)
        guard let name = words.first else { throw UsageError("sample needs the name of a transition") }
        guard words.count == 1 else { throw UsageError("sample takes one transition, not also \(words[1].brief())") }
        let known = ScreenTransition.gallery.map(\.name)
        guard known.contains(name) else {
            throw UsageError("there is no transition \(name.brief())", of: name, known: known)
        }
        transition = name
    }

    /// A picture that is small on the screen below and fills the width of the one above. It stands in where a
    /// transition needs shared views and nobody names any.
    var standardElement: SharedElement {
        let small = CGRect(x: layout == .ltr ? 20 : size.width - 100, y: 160, width: 80, height: 80)
        let large = CGRect(x: 0, y: 88, width: size.width, height: size.width * 3 / 4)
        return direction == .forward
            ? SharedElement(name: "image", source: small, destination: large)
            : SharedElement(name: "image", source: large, destination: small)
    }

    /// The samples that are asked for, one list for each progress.
    var samples: [(progress: Double, layers: [TransitionSample])] {
        guard let transition = ScreenTransition.gallery.first(where: { $0.name == transition }) else { return [] }
        let scene = TransitionScene(size: size, elements: elements.isEmpty ? [standardElement] : elements)
        return progress.map {
            (
                $0,
                transition.sample(
                    at: CGFloat($0), in: scene, direction, layout: layout == .ltr ? .leftToRight : .rightToLeft)
            )
        }
    }
}

// MARK: - Values
extension SampleRequest {
    private static func progress(_ text: String) -> [Double]? {
        numbers(text, from: 0...1)
    }

    private static func size(_ text: String) -> CGSize? {
        guard let sides = numbers(text, separator: "x", from: 1...10_000), sides.count == 2 else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func element(_ text: String) -> SharedElement? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let source = rect(parts[1]), let destination = rect(parts[2]) else {
            return nil
        }
        return SharedElement(name: String(parts[0]), source: source, destination: destination)
    }

    private static func rect(_ text: Substring) -> CGRect? {
        guard let numbers = numbers(String(text), from: -10_000...10_000), numbers.count == 4, numbers[2] > 0,
            numbers[3] > 0
        else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// At least one number; nil if anything between the separators is none, or out of `range`.
    private static func numbers(
        _ text: String, separator: Character = ",", from range: ClosedRange<Double>
    ) -> [Double]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }.filter(range.contains)
        return numbers.count == parts.count ? numbers : nil
    }
}
