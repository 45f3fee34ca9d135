/// What a control shows.
enum ValueDocument: Encodable, Equatable {
    case number(Double)
    case numbers([Double])
    case bool(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .numbers(let numbers): try container.encode(numbers)
        case .bool(let bool): try container.encode(bool)
        }
    }
}
