import LayoutModel

/// What differs between two versions of a document, as far as Auto Layout and the rules see it.
package struct DocumentComparison: Sendable {
    /// The layouts that differ, in the order of the new version; removed ones last.
    package var layouts: [LayoutComparison]
    /// Findings outside of any layout.
    package var findings: FindingComparison

    /// - Parameters:
    ///   - old: Nil for a document that was added.
    ///   - new: Nil for one that was removed.
    package init(
        from old: ComparedDocument?, to new: ComparedDocument?, _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        let (old, new) = (old ?? .empty, new ?? .empty)
        let pairing = LayoutPairing(old.layouts, new.layouts)
        let (before, after) = (FindingsByLayout(old), FindingsByLayout(new))
        layouts = []
        for (index, layout) in new.layouts.enumerated() {
            let partner = pairing.old[index]
            let comparison = try LayoutComparison(
                from: partner.map { old.layouts[$0] }, to: layout,
                findings: (partner.map { before.found[$0] } ?? [], after.found[index]),
                fonts: (partner.map { old.fonts(of: old.layouts[$0]) } ?? [:], new.fonts(of: layout)), cancellation)
            if !comparison.isEmpty { layouts.append(comparison) }
        }
        for (index, layout) in old.layouts.enumerated() where !pairing.old.contains(index) {
            layouts.append(
                try LayoutComparison(from: layout, to: nil, findings: (before.found[index], []), cancellation))
        }
        findings = FindingComparison(before.others, after.others)
    }

    package var isEmpty: Bool { layouts.isEmpty && findings.isEmpty }

    /// Whether a frame or a finding differs.
    package var changesFramesOrFindings: Bool {
        !findings.isEmpty || layouts.contains(where: \.changesFramesOrFindings)
    }
}

/// The findings of a document, by the layout in whose text they are.
private struct FindingsByLayout {
    var found: [[Finding]]
    var others: [Finding] = []

    init(_ document: ComparedDocument) {
        found = document.layouts.map { _ in [] }
        for finding in document.findings {
            let place = finding.range.start
            let index = document.layouts.firstIndex { $0.range.start <= place && place <= $0.range.end }
            if let index { found[index].append(finding) } else { others.append(finding) }
        }
    }
}
