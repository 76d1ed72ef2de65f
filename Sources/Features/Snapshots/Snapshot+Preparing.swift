import LayoutModel

extension Snapshot {
    /// The number of views above which the first hover is noticeably slow.
    private static let largeCount = 200

    /// Solves each layout of a large document before the first hover needs it.
    package func prepareHovers(_ cancellation: Cancellation = .never) throws(Cancelled) {
        guard document.layouts.reduce(0, { $0 + $1.views.count }) >= Self.largeCount else { return }
        try cancellation.check()
        _ = document.occurrences
        _ = parsed.outline.objects
        for index in document.layouts.indices {
            try solved.prepare(index, cancellation)
        }
    }
}
