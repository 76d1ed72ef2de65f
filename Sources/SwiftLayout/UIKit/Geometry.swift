/// The values with named parts that layout code passes around: sizes, points, rectangles and insets.
enum Geometry {
    /// The labels of the parts, in the order of the initializer.
    private static let parts: [String: [String]] = [
        "CGSize": ["width", "height"], "CGPoint": ["x", "y"], "UIOffset": ["horizontal", "vertical"],
        "CGVector": ["dx", "dy"], "UIEdgeInsets": ["top", "left", "bottom", "right"],
        "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]

    static func isKnown(_ type: String) -> Bool { parts[type] != nil || type == "CGRect" }

    /// The value with all parts 0.
    static func zero(_ type: String) -> Value {
        if type == "CGRect" { return rectangle(zero("CGPoint"), zero("CGSize")) }
        let fields = (parts[type] ?? []).map { ($0, Value.number(0)) }
        return .structure(Value.Structure(type: type, fields: Dictionary(uniqueKeysWithValues: fields)))
    }

    /// The value that an initializer makes; nil if its labels are not known.
    static func make(_ type: String, _ arguments: Arguments) -> Value? {
        if type == "CGRect" {
            if arguments.all.isEmpty { return zero(type) }
            if let origin = arguments["origin"], let size = arguments["size"] { return rectangle(origin, size) }
            guard arguments.labels.elementsEqual(["x", "y", "width", "height"]) else { return nil }
            let values = arguments.all.map(\.value)
            return rectangle(structure("CGPoint", Array(values[..<2])), structure("CGSize", Array(values[2...])))
        }
        guard let labels = parts[type] else { return nil }
        if arguments.all.isEmpty { return zero(type) }
        guard arguments.labels.elementsEqual(labels) else { return nil }
        return structure(type, arguments.all.map(\.value))
    }

    private static func structure(_ type: String, _ values: [Value]) -> Value {
        let fields = zip(parts[type] ?? [], values).map { ($0, $1) }
        return .structure(Value.Structure(type: type, fields: Dictionary(uniqueKeysWithValues: fields)))
    }

    private static func rectangle(_ origin: Value, _ size: Value) -> Value {
        .structure(Value.Structure(type: "CGRect", fields: ["origin": origin, "size": size]))
    }

    /// A part that follows from others.
    static func member(_ name: String, of structure: Value.Structure) -> Value {
        guard structure.type == "CGRect" else { return .unknown }
        switch name {
        case "width", "height":
            guard case .structure(let size)? = structure.fields["size"] else { return .unknown }
            return size.fields[name] ?? .unknown
        default: return .unknown
        }
    }
}
