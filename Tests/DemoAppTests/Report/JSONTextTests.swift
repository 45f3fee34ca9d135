import Foundation
import Testing

@testable import DemoApp

@Suite("The report's JSON")
struct JSONTextTests {
    private func text(_ body: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test("objects and arrays in the report's JSON are separated by commas, including nested ones")
    func structure() {
        let text = text { json in
            json.object { json in
                json.key("a")
                json.array { json in
                    json.integer(1)
                    json.array { _ in }
                    json.object { _ in }
                    json.null()
                }
                json.member("b", "c")
                json.key("d")
                json.bool(false)
            }
        }
        #expect(text == #"{"a":[1,[],{},null],"b":"c","d":false}"#)
    }

    @Test(
        "numbers in the report's JSON are rounded, have no exponent and no zeros at the end",
        arguments: [
            (0.0, "0"), (-0.0004, "0"), (1, "1"), (-2.5, "-2.5"), (0.125, "0.125"), (100, "100"),
            (1234.5678, "1234.568"),
            (0.05, "0.05"), (-0.0005, "-0.001"),
        ])
    func numbers(_ number: Double, written: String) {
        #expect(JSONText.decimal(number, places: 3) == written)
    }

    @Test("in the report's JSON an entry of a perspective keeps seven places, and a count none")
    func places() {
        #expect(JSONText.decimal(-0.00123456, places: 7) == "-0.0012346")
        #expect(JSONText.decimal(15, places: 0) == "15")
    }

    @Test("no text in the report's JSON can end the script element or a line, and every text comes back")
    func escaping() throws {
        let nasty = "</script><!-- & \" \\ \n \u{0} \u{2028}\u{2029} ä 🙂"
        let text = text { $0.array { $0.string(nasty) } }
        for character in ["<", ">", "&", "\n", "\u{0}", "\u{2028}", "\u{2029}"] { #expect(!text.contains(character)) }
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] == [nasty])
    }
}
