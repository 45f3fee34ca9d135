import UIKit

/// A recognizer that excludes none, so that nothing about its relations is worth a line in a trace.
package protocol RecognizingBesideAll: UIGestureRecognizer {}
