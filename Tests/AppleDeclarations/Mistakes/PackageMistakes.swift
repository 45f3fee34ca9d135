import FullScreenPop
import UIKitSeams

// Planted into the demo, which is no part of the package.

private func memberOfThePackage() {
    print(ActionTarget.self)  // mistake: cannot find 'ActionTarget' in scope
}
