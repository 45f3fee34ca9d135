// The compiler asks for this module wherever `Testing` and `UIKit` are imported together.
