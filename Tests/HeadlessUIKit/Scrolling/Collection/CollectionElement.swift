/// What a collection view shows in one place: an item, or a supplementary view of some kind.
struct CollectionElement: Hashable {
    /// Nil is an item.
    var kind: String?
    var path: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind
        path = attributes.indexPath
    }

    /// - Parameter kind: Nil is an item.
    init(_ kind: String?, at path: IndexPath) {
        self.kind = kind
        self.path = path
    }
}

/// The views of a collection view that are out of sight, and the classes that new ones are made of.
@MainActor
struct CollectionReuse {
    private struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var views: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ viewClass: UICollectionReusableView.Type?, of kind: String?, as identifier: String) {
        classes[Key(kind: kind, identifier: identifier)] = viewClass
    }

    /// A view that was used before, or a new one; nil if no class was registered.
    mutating func view(of kind: String?, as identifier: String) -> UICollectionReusableView? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = views[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = classes[key]?.init(frame: .zero)
        view?.reuseIdentifier = identifier
        return view
    }

    mutating func take(_ view: UICollectionReusableView, of kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}
