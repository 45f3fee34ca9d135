/// The compiler did not do its work, and did not say what is wrong with the snippet.
struct CompilerFailure: Error, CustomStringConvertible {
    let place: Place
    let status: Int32
    let said: String

    var description: String { "\(place): swiftc ended with \(status):\n\(said)" }
}
