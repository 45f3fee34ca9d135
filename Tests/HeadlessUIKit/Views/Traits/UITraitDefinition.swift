/// What a trait is about.
public protocol UITraitDefinition: Sendable {
    associatedtype Value
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceIdiom: UITraitDefinition, CollectedTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, CollectedTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public enum UITraitLayoutDirection: UITraitDefinition, CollectedTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

public enum UITraitDisplayScale: UITraitDefinition, CollectedTrait {
    public static var defaultValue: CGFloat { 0 }
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, CollectedTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, CollectedTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// A trait that the model's collections have. A limit of the model: an app can define no traits of its own.
protocol CollectedTrait {
    associatedtype Value: Equatable
    static func value(in traits: UITraitCollection) -> Value
}

extension CollectedTrait {
    static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
        value(in: one) != value(in: other)
    }
}
