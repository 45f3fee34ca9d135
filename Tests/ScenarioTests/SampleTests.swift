import Foundation
import FullScreenPop
import ScreenTransitions
import CommandLineSupport
import Testing
import UIKit

@testable import DemoApp

extension ScenarioTests {
    @Suite("Samples of transitions")
    struct SampleTests {
        private func record(_ arguments: String...) throws -> SampleRecord {
            SampleRecord(try SampleRequest(arguments))
        }

        @Test(
            "What is not understood of a sample's request is named with what was expected",
            arguments: [
                ([], "sample needs the name of a transition"),
                (["cub"], "there is no transition cub, did you mean cube or cubeUpwards?"),
                (["Fold"], "there is no transition Fold, did you mean fold?"),
                (["crosfade"], "there is no transition crosfade, did you mean crossfade?"),
                (["whirlpool"], "there is no transition whirlpool"),
                (["cube", "flip"], "sample takes one transition, not also flip"),
                (["cube", "--at"], "--at expects numbers from 0 to 1 such as 0,0.5,1"),
                (["cube", "--at", "0,half"], "--at expects numbers from 0 to 1 such as 0,0.5,1, not 0,half"),
                (["cube", "--at", "0,,1"], "--at expects numbers from 0 to 1 such as 0,0.5,1, not 0,,1"),
                (["cube", "--at", "1.5"], "--at expects numbers from 0 to 1 such as 0,0.5,1, not 1.5"),
                (["cube", "--at", "nan"], "--at expects numbers from 0 to 1 such as 0,0.5,1, not nan"),
                (["cube", "--at", "-1"], "--at expects numbers from 0 to 1 such as 0,0.5,1, not -1"),
                (["cube", "--direction", "left"], "--direction expects ltr or rtl, not left"),
                (["cube", "--size", "390"], "--size expects width and height in points such as 390x844, not 390"),
                (["cube", "--size", "0x844"], "--size expects width and height in points such as 390x844, not 0x844"),
                (["cube", "--size", "infx9"], "--size expects width and height in points such as 390x844, not infx9"),
                (
                    ["imageZoom", "--element", "a:0,0,1,1"],
                    "--element expects name:x,y,width,height:x,y,width,height, not a:0,0,1,1"
                ),
                (
                    ["imageZoom", "--element", "a:0,0,1,0:0,0,1,1"],
                    "--element expects name:x,y,width,height:x,y,width,height, not a:0,0,1,0:0,0,1,1"
                ),
                (
                    ["imageZoom", "--element", "a:0,0,1,1:0,0,9,9", "--element", "a:0,0,1,1:0,0,9,9"],
                    "--element expects names of their own, a is there twice"
                ),
                (["cube", "--backwards"], "unknown option --backwards"),
            ])
        func refused(_ arguments: [String], message: String) {
            #expect(throws: UsageError(message)) { try SampleRequest(arguments) }
        }

        @Test("A sample has the face of a cube at half time, with the perspective in its sixteen numbers")
        func cube() throws {
            let moment = try #require(try record("cube", "--at", "0.5").samples.first)
            #expect(moment.layers.map(\.layer) == ["from", "to"])
            let from = moment.layers[0]
            // T(−195, 0, 0), to the hinge, · turned by −45° about y · perspective, worked out by hand: half-way the
            // hinge is in the middle.
            let half = 0.5.squareRoot()
            let depth = -195 * half
            let expected = [
                half, 0, half, -half / 200, 0, 1, 0, 0, -half, 0, half, -half / 200,
                -195 * half, 0, depth, 1 - depth / 200,
            ]
            for (number, wanted) in zip(from.transform, expected) { #expect(abs(number - wanted) < 1e-9) }
            #expect(from.frame == [0, 0, 390, 844])
            #expect(abs(from.dimming - 0.4) < 1e-9)
        }

        @Test("A sampled piece off the middle is seen in the perspective of the middle")
        func piece() throws {
            let page = try #require(try record("pageFlip", "--at", "0.25").samples.first?.layers[2])
            #expect(page.layer == "from[0.5,0,0.5,1]")
            #expect(page.frame == [195, 0, 195, 844])
            // Its outer edge, 195 from the hinge, is turned by 45° towards the viewer.
            let m = page.transform
            let (x, w) = (97.5 * m[0] + m[12], 97.5 * m[3] + m[15])
            let along = 195 * 0.5.squareRoot()
            // When the page stands up, its outer edge looks 1.5 times as large.
            let m34 = (1 / 1.5 - 1) / 195
            #expect(abs(x / w + 97.5 - along / (1 + along * m34)) < 1e-9)
        }

        @Test("Sampled pieces are named by their region, and mirrored from right to left")
        func names() throws {
            let ltr = try #require(try record("doors", "--at", "1").samples.first)
            let rtl = try #require(try record("doors", "--at", "1", "--direction", "rtl").samples.first)
            #expect(ltr.layers.map(\.layer) == ["to", "from[0,0,0.5,1]", "from[0.5,0,0.5,1]"])
            #expect(rtl.layers.map(\.layer) == ["to", "from[0.5,0,0.5,1]", "from[0,0,0.5,1]"])
            #expect(ltr.layers[1].transform[12] == -195)
            #expect(rtl.layers[1].transform[12] == 195)
            let tiles = try #require(try record("explode", "--at", "0").samples.first).layers.map(\.layer)
            #expect(Set(tiles).count == tiles.count)
            #expect(tiles[1] == "from[0,0,0.1,0.0455]")
        }

        @Test("A sampled shared view begins and ends at its places, on both ways and in both directions")
        func elements() throws {
            for options in [[], ["--direction", "rtl"], ["--reverse"], ["--reverse", "--direction", "rtl"]] {
                let request = try SampleRequest(
                    ["imageZoom", "--at", "0,1", "--element", "cover:10,20,30,40:50,60,90,80"] + options)
                let samples = SampleRecord(request).samples
                for (moment, place) in zip(samples, [[10.0, 20, 30, 40], [50, 60, 90, 80]]) {
                    let cover = try #require(moment.layers.last)
                    #expect(cover.layer == "cover")
                    let (frame, m) = (cover.frame, cover.transform)
                    let seen = [
                        frame[0] + frame[2] / 2 + m[12] - frame[2] / 2 * m[0],
                        frame[1] + frame[3] / 2 + m[13] - frame[3] / 2 * m[5], frame[2] * m[0], frame[3] * m[5],
                    ]
                    for (number, wanted) in zip(seen, place) {
                        #expect(abs(number - wanted) < 1e-9, "\(options) at \(moment.progress)")
                    }
                }
            }
        }

        @Test("A sample's JSON has the documented keys, and nothing in it is −0")
        func json() throws {
            let text = try record("circularReveal", "--at", "0,0.5", "--reverse").json
            let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(object["transition"] as? String == "circularReveal")
            #expect(object["direction"] as? String == "backward")
            #expect(object["layout"] as? String == "ltr")
            #expect(object["size"] as? [Double] == [390, 844])
            let samples = try #require(object["samples"] as? [[String: Any]])
            #expect(samples.map { $0["progress"] as? Double } == [0, 0.5])
            let layers = try #require(samples[1]["layers"] as? [[String: Any]])
            let from = try #require(layers.first { $0["layer"] as? String == "from" })
            #expect((from["transform"] as? [Double])?.count == 16)
            let window = try #require(from["window"] as? [String: Any])
            #expect(window["center"] as? [Double] == [195, 422])
            #expect(!text.contains("-0,") && !text.contains("-0\n"))
        }

        @Test("The readable form of a sample names layers, matrices and what is special")
        func text() throws {
            let text = SampleListing(record: try record("cube", "--at", "0.5", "--size", "200x400")).text
            #expect(text.hasPrefix("cube, forward, ltr, 200 × 400 points\n\nat 0.5\n  from, in [0, 0, 200, 400]"))
            #expect(text.contains("dimmed by 0.4"))
            #expect(text.components(separatedBy: "\n").count == 3 + 2 * 5)
        }
    }
}
