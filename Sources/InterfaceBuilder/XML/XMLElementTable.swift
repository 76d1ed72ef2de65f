/// Values for some elements of a document. A lookup is two array accesses.
struct XMLElementTable<Value: Sendable>: Sendable {
    /// The index of each element's value; -1 for none.
    private var indices: [Int32]
    private var values: [Value] = []

    /// - Parameter count: The number of elements in the document.
    init(count: Int) {
        indices = Array(repeating: -1, count: count)
    }

    subscript(id: XMLElementID) -> Value? {
        get {
            guard indices.indices.contains(id.index), indices[id.index] >= 0 else { return nil }
            return values[Int(indices[id.index])]
        }
        set {
            guard indices.indices.contains(id.index) else { return }
            let index = Int(indices[id.index])
            guard let newValue else {
                indices[id.index] = -1
                return
            }
            if index >= 0 {
                values[index] = newValue
            } else {
                indices[id.index] = Int32(truncatingIfNeeded: values.count)
                values.append(newValue)
            }
        }
    }
}
