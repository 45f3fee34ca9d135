/// What rests on an expected answer.
public enum Dependency: Sendable, Equatable {
    /// A file of the library or the model, by its path in the repository.
    case file(String)
    /// A rule of the model, such as F2b, by which its tests begin.
    case rule(String)
    /// A driver of pops, by the name of its case in `PopDriver`.
    case driver(String)
    /// A scenario of the library, by its file's name.
    case scenario(String)
}

extension Dependency {
    /// A file of the module FullScreenPop.
    static func pop(_ path: String) -> Dependency { .file("Sources/FullScreenPop/\(path).swift") }

    /// A file of the module GestureArbitration.
    static func arbitration(_ path: String) -> Dependency { .file("Sources/GestureArbitration/\(path).swift") }

    /// A file of the module ScreenTransitions.
    static func transitions(_ path: String) -> Dependency { .file("Sources/ScreenTransitions/\(path).swift") }

    /// A file of the model.
    static func model(_ path: String) -> Dependency { .file("Tests/HeadlessUIKit/\(path).swift") }
}

extension Dependency: CustomStringConvertible {
    public var description: String {
        switch self {
        case .file(let path): path
        case .rule(let name): "rule \(name) of the model"
        case .driver(let name): "driver \(name)"
        case .scenario(let name): "scenario \(name)"
        }
    }
}
