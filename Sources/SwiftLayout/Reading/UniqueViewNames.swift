/// Gives each view a name that no other view has.
struct UniqueViewNames {
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]

    /// The name that code uses; for a view without one, its kind and a number.
    mutating func unique(_ name: String, orKind kind: String) -> String {
        let wanted = name.isEmpty ? UIKitClass.lowerCamel(kind) : name
        guard name.isEmpty || taken.contains(wanted) else {
            taken.insert(wanted)
            return wanted
        }
        while true {
            counts[wanted, default: name.isEmpty ? 0 : 1] += 1
            let candidate = "\(wanted)#\(counts[wanted] ?? 0)"
            if taken.insert(candidate).inserted { return candidate }
        }
    }
}
