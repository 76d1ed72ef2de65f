import LayoutModel

extension Snapshot {
    /// With fewer views than this nobody feels how long a first hover takes.
    private static let largeFrom = 200

    /// Works out ahead what the first hover in each layout of a large document would wait for.
    package func prepareHovers(_ cancellation: Cancellation = .never) throws(Cancelled) {
        guard document.layouts.reduce(0, { $0 + $1.views.count }) >= Self.largeFrom else { return }
        try cancellation.check()
        _ = document.occurrences
        _ = parsed.outline.objects
        for index in document.layouts.indices {
            try solved.prepare(index, cancellation)
        }
    }
}
