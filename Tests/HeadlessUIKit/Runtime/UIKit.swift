// Apple's UIKit hands Foundation on to whoever imports it; so does the model.
@_exported import Foundation
