import Foundation
import Scenarios
import UIKit

/// What is shown: which screens, with which contenders, on which device.
struct LiveChoice: Equatable {
    /// One of ``LiveScreens``.
    var screen = LiveScreens.demo
    /// One or two, side by side under the same finger.
    var contenders = [ContenderName.toolkit]
    var profile = Profile(system: 26, direction: .ltr)
    /// In points; nil is the scenario's own.
    var size: CGSize?
    var reducesMotion = false

    static let defaultSize = CGSize(width: 390, height: 844)
    /// How wide and high a screen may be, in points.
    static let lengths = 200.0...1400.0
}

extension LiveChoice: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case screen, contenders, system, direction, size, reduceMotion
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        screen = try object.name(.screen)
        contenders = try object.required(.contenders, [ContenderName].self)
        guard (1...2).contains(contenders.count), Set(contenders).count == contenders.count else {
            throw object.failure(at: .contenders, "expected one contender, or two different ones")
        }
        let system = try object.required(.system, Int.self)
        guard Profile.systems.contains(system) else {
            throw object.failure(at: .system, "expected one of \(Profile.systems), found \(system)")
        }
        profile = Profile(system: system, direction: try object.required(.direction))
        size = try object.size(.size)
        if let size, !Self.lengths.contains(size.width) || !Self.lengths.contains(size.height) {
            throw object.failure(at: .size, "expected lengths of 200 to 1400 points")
        }
        reducesMotion = try object.optional(.reduceMotion) ?? false
    }
}

extension LiveChoice {
    func write(to json: inout JSONText) {
        json.object { json in
            json.member("screen", screen)
            json.key("contenders")
            json.array { json in for contender in contenders { json.string(contender.rawValue) } }
            json.key("system")
            json.integer(profile.system)
            json.member("direction", profile.direction.rawValue)
            if let size { json.member("size", [Double(size.width), Double(size.height)]) }
            json.key("reduceMotion")
            json.bool(reducesMotion)
        }
    }
}
