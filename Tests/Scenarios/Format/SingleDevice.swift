import Foundation

/// The short way to write a scenario for one device only.
struct SingleDevice: Decodable {
    let devices: Devices

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case system, direction, size, sampleRate, safeArea
    }

    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        var devices = Devices()
        let system = try object.optional(.system) ?? 18
        guard Profile.systems.contains(system) else {
            throw object.failure(at: .system, "expected one of \(Profile.systemList), found \(system)")
        }
        devices.systems = [system]
        devices.directions = [try object.choice(.direction) ?? .ltr]
        devices.size = try object.screenSize(.size) ?? devices.size
        devices.sampleRate =
            try object.choice(.sampleRate, Devices.SampleRate.self)?.rawValue ?? devices.sampleRate
        devices.safeArea = try object.inset(.safeArea)
        self.devices = devices
    }
}
