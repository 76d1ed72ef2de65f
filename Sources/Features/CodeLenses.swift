// LSP 3.17: textDocument/codeLens

import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A line above a layout that summarizes it.
package struct CodeLens: Hashable, Sendable {
    package var range: TextRange
    /// The index of the layout in ``Document/layouts``.
    package var layout: Int
    package var name: String
}

package enum CodeLenses {
    /// One lens for each layout. The title is left out, as it needs the findings.
    package static func lenses(of snapshot: Snapshot) -> [CodeLens] {
        snapshot.document.layouts.enumerated().map { index, layout in
            CodeLens(range: layout.nameRange, layout: index, name: layout.name)
        }
    }

    /// `4 states, 3 sizes: all hold`, or the numbers of conflicts, ambiguities and other findings. Conflicts
    /// and ambiguities list the sizes at which they occur: `2 ambiguous at 320 x 568`. Nil for an invalid index.
    ///
    /// - Parameter findings: all findings of the version. Hints do not count.
    package static func title(ofLayout index: Int, in snapshot: Snapshot, findings: [Finding]) -> String? {
        guard let layout = snapshot.document.layout(index) else { return nil }
        // A layout inside another has its own line.
        let inner = snapshot.document.layouts.filter { $0.range != layout.range && layout.range.contains($0.range) }
        let own = findings.filter { finding in
            finding.severity != .hint && layout.range.touches(finding.range.start)
                && !inner.contains { $0.range.touches(finding.range.start) }
        }
        let space = ConfigurationSpace(layout)
        guard own.isEmpty else { return summary(of: own, in: layout, space) }
        let states = space.checkedSubsetCount + layout.states.count
        let sizes =
            layout.sourceTraits.contains(.hasAssumedSizes) ? "every size" : counted(layout.sizes.count, "size")
        return "\(counted(states, "state")), \(sizes): all hold"
    }

    private static func summary(of findings: [Finding], in layout: Layout, _ space: ConfigurationSpace) -> String {
        let conflicts = findings.filter { $0.code.category == .conflict }
        let ambiguous = findings.filter { $0.code.category == .ambiguity }
        let others = findings.count - conflicts.count - ambiguous.count
        func sizes(_ findings: [Finding]) -> String { layout.phrase(ofSizesOf: findings, in: space) }
        var parts: [String] = []
        if !conflicts.isEmpty { parts.append(counted(conflicts.count, "conflict") + sizes(conflicts)) }
        if !ambiguous.isEmpty { parts.append("\(ambiguous.count) ambiguous" + sizes(ambiguous)) }
        if others > 0 { parts.append(counted(others, parts.isEmpty ? "finding" : "other finding")) }
        return parts.joined(separator: ", ")
    }
}
