extension Snapshot {
    /// With fewer views than this nobody feels how long a first hover takes.
    private static let largeFrom = 200

    /// Works out ahead what the first hover in each layout of a large document would wait for; leaves off once `isCancelled` says true.
    package func prepareHovers(isCancelled: @Sendable () -> Bool = { false }) {
        guard document.layouts.reduce(0, { $0 + $1.views.count }) >= Self.largeFrom, !isCancelled() else { return }
        _ = document.occurrences
        _ = parsed.objects
        for index in document.layouts.indices {
            if isCancelled() { return }
            solved.prepare(index, of: document, isCancelled)
        }
    }
}
