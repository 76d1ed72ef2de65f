extension [ObjectID: ObjectID] {
    /// An item, and the views that it is in, from the inside. The keys are items, the values their superviews.
    ///
    /// A view may have been put into one that is inside of it, so there is a bound.
    func chain(from item: ObjectID) -> [ObjectID] {
        var result = [item]
        while result.count < 200, let outer = self[result[result.count - 1]] { result.append(outer) }
        return result
    }
}
