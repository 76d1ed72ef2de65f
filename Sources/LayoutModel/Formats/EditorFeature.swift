/// An editor feature that a format may or may not serve. Findings are reported for every format.
package enum EditorFeature: Hashable, Sendable, CaseIterable {
    case hover, completion, codeActions, codeLenses, inlayHints
    case definition, references, highlights, linkedEditing, rename, links
    case outline, folding, selection, colouring, formatting

    package static let all = Set(allCases)
}
