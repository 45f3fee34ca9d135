import UIKit

/// A recognizer that excludes no other, so a trace need not list its relations.
package protocol RecognizingBesideAll: UIGestureRecognizer {}
