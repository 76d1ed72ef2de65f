import LayoutModel

extension Snapshot {
    /// The number of views above which the first hover is noticeably slow.
    private static let largeCount = 200

    /// The number of views below which a layout is solved at once. A file may have thousands of such layouts, which
    /// would take memory for hovers that never come.
    private static let smallCount = 20

    /// Solves the layouts of a large document before the first hover needs them.
    package func prepareHovers(_ cancellation: Cancellation = .never) throws(Cancelled) {
        guard document.layouts.reduce(0, { $0 + $1.views.count }) >= Self.largeCount else { return }
        try cancellation.check()
        _ = document.occurrences
        _ = parsed.outline.objects
        for (index, layout) in document.layouts.enumerated() where layout.views.count >= Self.smallCount {
            try solved.prepare(index, cancellation)
        }
    }
}
