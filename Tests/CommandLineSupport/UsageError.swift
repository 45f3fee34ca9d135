/// A command line that asks for something that there is not.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
