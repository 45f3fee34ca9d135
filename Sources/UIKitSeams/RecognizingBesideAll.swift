import UIKit

/// A recognizer of this package that excludes no other. Rules do not take it for one of the app's, traces do not list
/// its relations, and the recorder does not record it.
package protocol RecognizingBesideAll: UIGestureRecognizer {}
