import LayoutModel
import Wording

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
        var known: [Key: Int] = [:]
        for base in document.inherited(index) {
            for finding in self.findings(in: base) { known[Key(finding), default: 0] += 1 }
        }
        let own = findings.filter { finding in
            guard let count = known[Key(finding)], count > 0 else { return true }
            known[Key(finding)] = count - 1
            return false
        }
        let parts = [layout.range] + layout.extensions
        return lacking(own).map { finding, names in
            if !names.isEmpty { return finding.said(of: names) }
            return parts.contains { $0.contains(finding.range) } ? finding : finding.said(of: [layout.name])
        }
    }

    /// The findings without those about what is missing and what every layout that builds on this one adds: a class on
    /// which others only build leaves that to them. What some of these add, and others do not, is said of the others.
    ///
    /// - Returns: each with the names of those of which it is said; none for the layout itself.
    private func lacking(_ findings: [Finding]) -> [(finding: Finding, names: [String])] {
        let all = findings.map { (finding: $0, names: [String]()) }
        let missing = Set(findings.filter { $0.code.category == .ambiguity }.map(Key.init))
        guard !missing.isEmpty else { return all }
        let heirs = document.heirs(index)
        guard !heirs.isEmpty else { return all }
        let areNamed = heirs.count <= Self.mostNamed
        var lacking: [Key: [String]] = [:]
        for heir in heirs where areNamed || lacking.count < missing.count {
            let layouts = heir()
            // What cannot be read may lack everything.
            guard let first = layouts.first else { return all }
            let own = Set(layouts.flatMap { self.findings(in: $0).map(Key.init) }).intersection(missing)
            for key in own { lacking[key, default: []].append(first.name) }
        }
        return findings.compactMap { finding in
            guard finding.code.category == .ambiguity else { return (finding, []) }
            guard let names = lacking[Key(finding)] else { return nil }
            return (finding, areNamed && names.count < heirs.count ? names : [])
        }
    }

    /// Of more layouts that build on one it is not said which of them lack something.
    private static let mostNamed = 20

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

extension Finding {
    /// The same, with the layouts of which it is said.
    fileprivate func said(of names: [String]) -> Finding {
        var finding = self
        finding.message = "In \(Naming.list(names, most: 3)): \(message)"
        return finding
    }
}
