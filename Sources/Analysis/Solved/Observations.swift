/// What a rule observed: each key once, with the configurations in which it was observed.
///
/// The result does not depend on the order in which configurations are inspected.
struct Observations<Key: Hashable & Sendable, Detail: Sendable>: Sendable {
    private struct Entry: Sendable {
        var detail: Detail
        var configurations: [Int]
        /// The first of the configurations.
        var first: Int
        /// Orders entries with the same first configuration by when they were noted.
        var number: Int
    }

    private var entries: [Key: Entry] = [:]
    private var count = 0

    /// Notes an observation, and keeps the detail of the first configuration in which the key was observed.
    mutating func note(_ key: Key, at configuration: Int, _ detail: @autoclosure () -> Detail) {
        if let first = entries[key]?.first, first <= configuration {
            entries[key]?.configurations.append(configuration)
            return
        }
        let configurations = (entries[key]?.configurations ?? []) + [configuration]
        entries[key] = Entry(detail: detail(), configurations: configurations, first: configuration, number: count)
        count += 1
    }

    func contains(_ key: Key) -> Bool { entries[key] != nil }

    /// Each key with its detail and its configurations, in order of the first configuration.
    var all: [(key: Key, detail: Detail, configurations: [Int])] {
        entries.sorted { ($0.value.first, $0.value.number) < ($1.value.first, $1.value.number) }
            .map { ($0.key, $0.value.detail, $0.value.configurations.sorted()) }
    }

    /// Each key once, in the same order.
    var keys: [Key] { all.map(\.key) }
}
