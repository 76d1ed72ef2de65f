/// The one of `known` that a person who wrote `name` most likely meant; nil where none is near.
///
/// By the number of single-character edits and swaps of neighbours (optimal string alignment), case counting little: up to a
/// third of the length. Complexity: O(length²) for each that is known.
func nearestSpelling(to name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased())
    guard wanted.count <= 100 else { return nil }
    let limit = max(1, wanted.count / 3)
    return
        known.enumerated()
        .filter { abs($0.element.count - wanted.count) <= limit }
        .map { (distance: editDistance(wanted, Array($0.element.lowercased())), place: $0.offset, name: $0.element) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.place) < ($1.distance, $1.place) }?
        .name
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
