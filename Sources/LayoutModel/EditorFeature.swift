/// What an editor asks about a document, as far as not every format serves it. Findings are reported for all.
package enum EditorFeature: Hashable, Sendable, CaseIterable {
    case hover, completion, codeActions, codeLenses, inlayHints
    case definition, references, highlights, linkedEditing, rename, links
    case outline, folding, selection, colouring, formatting
}

extension Set<EditorFeature> {
    package static var all: Self { Set(EditorFeature.allCases) }
}
