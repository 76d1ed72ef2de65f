// textDocument/codeLens: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeLens

import Wording
import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText

/// A line above a layout that says how it stands.
package struct CodeLens: Hashable, Sendable {
    package var range: TextRange
    /// The layout's place in ``Document/layouts``, and its name.
    package var layout: Int
    package var name: String
}

package enum CodeLenses {
    /// One for each layout, without the words, which cost more.
    package static func lenses(of snapshot: Snapshot) -> [CodeLens] {
        snapshot.document.layouts.enumerated().map { index, layout in
            CodeLens(range: layout.nameRange, layout: index, name: layout.name)
        }
    }

    /// `4 states, 3 sizes: all hold`, or how many conflicts there are, undecided views, and other findings, with the sizes at which the
    /// first two are, `2 ambiguous at 320 x 568`; nil for a layout that is not there.
    ///
    /// - Parameter findings: all findings of the version. Hints do not count.
    package static func title(ofLayout index: Int, in snapshot: Snapshot, findings: [Finding]) -> String? {
        guard let layout = snapshot.document.layout(index) else { return nil }
        // A layout inside of another has its own line.
        let inner = snapshot.document.layouts.filter { $0.range != layout.range && layout.range.contains($0.range) }
        let own = findings.filter { finding in
            finding.severity != .hint && layout.range.touches(finding.range.start)
                && !inner.contains { $0.range.touches(finding.range.start) }
        }
        let space = ConfigurationSpace(layout)
        guard own.isEmpty else { return summary(of: own, in: layout, space) }
        let states = space.lookedAt + layout.states.count
        return "\(count(states, "state")), \(count(layout.sizes.count, "size")): all hold"
    }

    private static func summary(of findings: [Finding], in layout: Layout, _ space: ConfigurationSpace) -> String {
        let conflicts = findings.filter { $0.code.category == .conflict }
        let undecided = findings.filter { $0.code.category == .ambiguity }
        let others = findings.count - conflicts.count - undecided.count
        func sizes(_ findings: [Finding]) -> String { layout.phrase(ofSizesOf: findings, in: space) }
        var parts: [String] = []
        if !conflicts.isEmpty { parts.append(count(conflicts.count, "conflict") + sizes(conflicts)) }
        if !undecided.isEmpty { parts.append("\(undecided.count) ambiguous" + sizes(undecided)) }
        if others > 0 { parts.append(count(others, parts.isEmpty ? "finding" : "other finding")) }
        return parts.joined(separator: ", ")
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
