import Synchronization

/// The lowering that was needed last, because many edits of one layout are written one after the other.
final class RecentLowering: Sendable {
    private let kept = Mutex<(layout: Int, lowering: LayoutLowering)?>(nil)

    func lowering(of layout: Int, _ make: () -> LayoutLowering?) -> LayoutLowering? {
        if let kept = kept.withLock({ $0 }), kept.layout == layout { return kept.lowering }
        guard let made = make() else { return nil }
        kept.withLock { $0 = (layout, made) }
        return made
    }
}
