import LayoutModel
import SourceText

/// A layout with what the rules found in it.
package struct CheckedLayout: Sendable {
    /// Of the rules that checked it, in their order.
    let codes: [FindingCode]
    /// In order of range; those about the text are not among them.
    let diagnoses: [Diagnosis]

    /// - Parameter diagnoses: rule by rule.
    init(_ codes: [FindingCode], _ diagnoses: [Diagnosis]) {
        self.codes = codes
        self.diagnoses = diagnoses.inOrder(of: \.finding.range)
    }

    var findings: [Finding] { diagnoses.map(\.finding) }
}

extension Array {
    /// Sorted by range; elements of the same range stay in their order.
    func inOrder(of range: (Element) -> TextRange) -> [Element] {
        enumerated().sorted { a, b in
            let (one, other) = (range(a.element), range(b.element))
            return one == other ? a.offset < b.offset : one < other
        }.map(\.element)
    }
}
