import Foundation
import Testing

@testable import LayoutLanguage

/// The editors' grammars are made from a list of the language's words; it has to be the list that the parser uses.
@Suite struct VocabularyTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../editors/syntax/vocabulary.json").standardized

    private static let lists: [String: [String]] = [
        "alignments": Vocabulary.alignments,
        "attributes": Vocabulary.attributes,
        "changes": Vocabulary.changes,
        "collapseStyles": Vocabulary.collapseStyles,
        "composites": Vocabulary.composites,
        "directions": Vocabulary.directions,
        "distributions": Vocabulary.distributions,
        "innerWords": Vocabulary.innerWords,
        "itemWords": Vocabulary.builtInItems,
        "kinds": Vocabulary.kinds,
        "layoutDirections": Vocabulary.layoutDirections,
        "layoutStatements": Vocabulary.layoutStatements,
        "priorities": Vocabulary.priorities,
        "properties": Vocabulary.properties,
        "stackWords": Vocabulary.stackWords,
        "visualFormatOptions": Vocabulary.visualFormatOptions,
    ]

    /// With `UPDATE_VOCABULARY=1`, the test writes the list and fails. `editors/syntax/generate.py` then makes the
    /// grammars from it.
    @Test func theEditorsKnowTheSameWords() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let wanted = try encoder.encode(Self.lists) + Data("\n".utf8)
        let isUpdate = ProcessInfo.processInfo.environment["UPDATE_VOCABULARY"] != nil
        if isUpdate { try wanted.write(to: Self.file) }
        #expect(!isUpdate, "The list was written; run the test again without UPDATE_VOCABULARY.")
        let written = try Data(contentsOf: Self.file)
        #expect(
            String(decoding: written, as: UTF8.self) == String(decoding: wanted, as: UTF8.self),
            "Run this test with UPDATE_VOCABULARY=1, then editors/syntax/generate.py.")
    }
}
