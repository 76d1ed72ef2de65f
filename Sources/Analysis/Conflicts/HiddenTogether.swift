import AutoLayoutEngine
import LayoutModel

/// Which combinations of hidden views code makes for certain.
///
/// Code that was read hides each view at some time and shows it at another. Which views it hides together is not known:
/// two that are shown in turn are never seen at once. So what occurs for certain depends on one view at most.
struct HiddenTogether {
    private let layout: Layout
    private let space: ConfigurationSpace

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
    }

    /// Whether some of these configurations occurs for certain. They are all in which a conflict was seen.
    func areMade(_ configurations: [Int]) -> Bool {
        guard layout.sourceTraits.contains(.hasAssumedSizes), layout.vary.count > 1 else { return true }
        let seen = configurations.filter(space.configurations.indices.contains).map { space.configurations[$0] }
        return Set(seen.map(\.state)).contains { state in
            let gone = Set(seen.filter { $0.state == state }.map(\.gone))
            let all = Set(space.configurations.filter { $0.state == state }.map(\.gone))
            return gone.count == all.count
                || layout.vary.contains { mention in
                    all.allSatisfy { gone.contains($0) == $0.contains(mention.view) }
                        || all.allSatisfy { gone.contains($0) != $0.contains(mention.view) }
                }
        }
    }
}
