import LayoutModel

/// The findings that a layout shares with those that it inherits from.
struct InheritedFindings {
    private let document: Document
    private let index: Int
    private let checker: Checker
    private let found: [[Finding]]

    /// - Parameter found: the findings of each layout of the document.
    init(_ document: Document, _ index: Int, _ checker: Checker, _ found: [[Finding]]) {
        self.document = document
        self.index = index
        self.checker = checker
        self.found = found
    }

    /// The findings that are the layout's own. One about inherited parts alone, which another layout completes, says
    /// of which it is.
    ///
    /// - Complexity: O(1) without findings; else a check of the layouts that are inherited from, and for what is
    ///   missing of those that inherit.
    func removed(from findings: [Finding]) -> [Finding] {
        guard !findings.isEmpty, document.layouts.indices.contains(index) else { return findings }
        let layout = document.layouts[index]
        let findings = withoutCompleted(findings)
        let bases = document.inherited(index)
        guard !bases.isEmpty else { return findings }
        var known: [Key: Int] = [:]
        for base in bases {
            for finding in self.findings(in: base) { known[Key(finding), default: 0] += 1 }
        }
        let parts = [layout.range] + layout.extensions
        return findings.compactMap { finding in
            if let count = known[Key(finding)], count > 0 {
                known[Key(finding)] = count - 1
                return nil
            }
            guard !parts.contains(where: { $0.contains(finding.range) }) else { return finding }
            var finding = finding
            finding.message = "In \(layout.name): \(finding.message)"
            return finding
        }
    }

    /// The findings without those about what is missing and what every layout that builds on this one adds: a class on
    /// which others only build leaves that to them.
    private func withoutCompleted(_ findings: [Finding]) -> [Finding] {
        let missing = Set(findings.filter { $0.code.category == .ambiguity }.map(Key.init))
        guard !missing.isEmpty else { return findings }
        let heirs = document.heirs(index)
        guard !heirs.isEmpty else { return findings }
        var repeated: Set<Key> = []
        for heir in heirs where repeated != missing {
            let layouts = heir()
            // What cannot be read may lack everything.
            if layouts.isEmpty { repeated = missing }
            for layout in layouts { repeated.formUnion(missing.intersection(self.findings(in: layout).map(Key.init))) }
        }
        return findings.filter { $0.code.category != .ambiguity || repeated.contains(Key($0)) }
    }

    /// The findings in a layout that is inherited from or that inherits, which the document may have too.
    private func findings(in layout: Layout) -> [Finding] {
        if let index = document.layouts.firstIndex(of: layout), found.indices.contains(index) { return found[index] }
        return (try? checker.findings(in: layout)) ?? []
    }

    /// What is said. Names and numbers are part of it.
    private struct Key: Hashable {
        let code: FindingCode
        let message: String

        init(_ finding: Finding) {
            code = finding.code
            message = finding.message
        }
    }
}
