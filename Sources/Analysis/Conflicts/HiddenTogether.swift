import AutoLayoutEngine
import LayoutModel

/// Which combinations of hidden views code makes for certain.
///
/// Code that was read hides each view at some time and shows it at another. Which views it hides together is not known:
/// two that are shown in turn are never seen at once. So what occurs for certain depends on one view at most, and in a
/// state on none, as what makes the state may hide the view too.
struct HiddenTogether {
    private let layout: Layout
    private let space: ConfigurationSpace
    /// The stack views with an arranged view that code hides.
    private let stacks: Set<ViewID>

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
        stacks = Set(layout.vary.compactMap { layout.stack(arranging: $0.view) == nil ? nil : layout[$0.view].parent })
    }

    /// Whether some of these configurations occurs for certain. They are all in which the last constraint of a conflict
    /// was seen to break.
    func areMade(_ configurations: Set<Int>, for conflict: Conflict) -> Bool {
        guard layout.sourceTraits.contains(.hasAssumedSizes), !layout.vary.isEmpty else { return true }
        let seen = configurations.filter(space.configurations.indices.contains).map { space.configurations[$0] }
        return Set(seen.map(\.state)).contains { state in
            // A state is solved only with the views as they are at first.
            guard state == nil else { return !isOfHidingStack(conflict) }
            let gone = Set(seen.filter { $0.state == state }.map(\.gone))
            let all = Set(space.configurations.filter { $0.state == state }.map(\.gone))
            return gone.count == all.count
                || layout.vary.contains { mention in
                    all.allSatisfy { gone.contains($0) == $0.contains(mention.view) }
                        || all.allSatisfy { gone.contains($0) != $0.contains(mention.view) }
                }
        }
    }

    private func isOfHidingStack(_ conflict: Conflict) -> Bool {
        conflict.members.contains { member in
            guard case .stack(let stack, _, _) = member else { return false }
            return stacks.contains(stack)
        }
    }
}
