import Comparison
import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport

/// A document without findings.
func document(_ text: String, as format: any LayoutFormat) -> ComparedDocument {
    let parsed = uncancelled { (never) throws(Cancelled) in
        try format.parse(SourceText(text), in: ParseContext(), never)
    }
    return ComparedDocument(
        layouts: parsed.document.layouts, findings: [], appearances: parsed.document.sketch.appearances)
}

/// What differs between two documents, as lines.
func differences(_ old: ComparedDocument, _ new: ComparedDocument) -> [String] {
    let comparison = uncancelled { (never) throws(Cancelled) in try DocumentComparison(from: old, to: new, never) }
    return comparison.layouts.flatMap { layout -> [String] in
        if layout.old == nil { return ["layout \(layout.name) added"] }
        if layout.new == nil { return ["layout \(layout.name) removed"] }
        return layout.settings
            + layout.views.map { "\($0.kind) \($0.name) \($0.text)" }
            + layout.constraints.map { "\($0.kind) \($0.sentence)" + ($0.before.map { "; before: \($0)" } ?? "") }
            + layout.frames.flatMap(\.sentences)
    }
}

/// What differs between two bodies of a layout.
func differences(_ old: String, _ new: String) -> [String] {
    func read(_ body: String) -> ComparedDocument {
        document("layout L {\nsize 300 x 100\n\(body)\n}", as: LayoutLanguageFormat())
    }
    return differences(read(old), read(new))
}
