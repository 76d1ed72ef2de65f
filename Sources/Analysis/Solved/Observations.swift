/// What a rule observed, each thing once, with the configurations in which it did.
///
/// The order in which configurations are inspected does not matter: things are listed as if it were the order of the
/// space.
struct Observations<Key: Hashable & Sendable, Detail: Sendable>: Sendable {
    private struct Entry: Sendable {
        var detail: Detail
        var configurations: [Int]
        /// The first of the configurations.
        var first: Int
        /// How many observations of new things, or in earlier configurations, there were before this one.
        var number: Int
    }

    private var entries: [Key: Entry] = [:]
    private var count = 0

    /// Notes an observation. The detail of the first configuration is kept.
    mutating func note(_ key: Key, at configuration: Int, _ detail: @autoclosure () -> Detail) {
        if let first = entries[key]?.first, first <= configuration {
            entries[key]?.configurations.append(configuration)
            return
        }
        let configurations = (entries[key]?.configurations ?? []) + [configuration]
        entries[key] = Entry(detail: detail(), configurations: configurations, first: configuration, number: count)
        count += 1
    }

    /// Each thing with its detail and its configurations.
    var all: [(key: Key, detail: Detail, configurations: [Int])] {
        entries.sorted { ($0.value.first, $0.value.number) < ($1.value.first, $1.value.number) }
            .map { ($0.key, $0.value.detail, $0.value.configurations.sorted()) }
    }

    /// Each thing once.
    var keys: [Key] { all.map(\.key) }
}
