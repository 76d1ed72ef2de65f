/// Values of some of a document's elements, by element. Looking one up is two steps into arrays.
struct XMLElementTable<Value: Sendable>: Sendable {
    /// The place of each element's value, by ``XMLElementID/index``; -1 where it has none.
    private var places: [Int32]
    private var values: [Value] = []

    /// - Parameter count: how many elements the document has.
    init(count: Int) {
        places = Array(repeating: -1, count: count)
    }

    /// An element's value; setting nil takes it away.
    subscript(id: XMLElementID) -> Value? {
        get {
            guard places.indices.contains(id.index), places[id.index] >= 0 else { return nil }
            return values[Int(places[id.index])]
        }
        set {
            guard places.indices.contains(id.index) else { return }
            let place = Int(places[id.index])
            guard let newValue else {
                places[id.index] = -1
                return
            }
            if place >= 0 {
                values[place] = newValue
            } else {
                places[id.index] = Int32(truncatingIfNeeded: values.count)
                values.append(newValue)
            }
        }
    }
}
