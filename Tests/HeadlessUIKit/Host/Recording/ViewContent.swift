/// What decides on the picture that a view draws, cheap to compare: laying text out anew in every frame would not be.
enum ViewContent: Equatable {
    case text(TextContent)
    case image(ImageContent)

    struct TextContent: Equatable {
        let text: String?
        let font: Identity
        let color: Identity
        let bounds: CGRect
        let numberOfLines: Int
        let lineBreakMode: NSLineBreakMode
        let alignment: NSTextAlignment
        let semanticContentAttribute: UISemanticContentAttribute
    }

    struct ImageContent: Equatable {
        let image: Identity
        let tint: Identity
        let bounds: CGRect
        let contentMode: UIView.ContentMode
    }

    /// Keeps the object, so that no other can take its place unnoticed.
    struct Identity: Equatable {
        let object: AnyObject?

        init(_ object: AnyObject?) {
            self.object = object
        }

        static func == (a: Identity, b: Identity) -> Bool { a.object === b.object }
    }

    /// Nil for layers of views that draw nothing, and for layers without a view.
    @MainActor
    init?(of layer: CALayer) {
        switch layer.delegate {
        case let label as UILabel:
            let color = label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
            self = .text(
                TextContent(
                    text: label.text, font: Identity(label.font),
                    color: Identity(color), bounds: label.bounds,
                    numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode,
                    alignment: label.textAlignment, semanticContentAttribute: label.semanticContentAttribute))
        case let view as UIImageView:
            let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
            self = .image(
                ImageContent(
                    image: Identity(image), tint: Identity(view.tintColor),
                    bounds: view.bounds, contentMode: view.contentMode))
        default: return nil
        }
    }
}
