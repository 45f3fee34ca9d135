// `import FullScreenPopSwiftUI` is all that a view's file writes beside `import SwiftUI`: modifiers take the values of the
// other modules.
@_exported import FullScreenPop
