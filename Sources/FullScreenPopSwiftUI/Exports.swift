// A view's file imports only `FullScreenPopSwiftUI` besides `SwiftUI`: modifiers take values of the other modules.
@_exported import FullScreenPop
