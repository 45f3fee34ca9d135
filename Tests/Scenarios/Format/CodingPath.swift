import Foundation

extension [any CodingKey] {
    /// The path as a person writes it: `screens[1].content[0].slider`.
    var dotted: String {
        reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue.brief() : ".\(key.stringValue.brief())"
            }
        }
    }
}

/// A type in the words of a person who writes JSON.
func jsonName(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is any Collection.Type where "\(type)".hasPrefix("Array") || "\(type)".hasPrefix("["): "a list"
    default: "an object"
    }
}
