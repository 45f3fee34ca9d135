import Scenarios
import UIKit

extension JSONText {
    mutating func member(_ key: String, _ value: String) {
        self.key(key)
        string(value)
    }

    mutating func member(_ key: String, _ value: CGFloat) {
        self.key(key)
        number(Double(value))
    }

    mutating func member(_ key: String, _ values: [Double]) {
        self.key(key)
        array { json in for value in values { json.number(value) } }
    }

    mutating func member(_ key: String, _ rect: CGRect) {
        member(key, [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
    }

    mutating func member(_ key: String, _ marks: [PlayMark]) {
        self.key(key)
        array { json in for mark in marks { json.text(mark.json) } }
    }
}

extension PlayMark {
    var json: JSONText {
        var json = JSONText()
        json.object { json in
            json.key("t")
            json.number(time, places: 4)
            json.member("kind", kind.rawValue)
            json.member("text", text)
        }
        return json
    }
}
