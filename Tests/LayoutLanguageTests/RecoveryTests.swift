import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Broken texts: nothing is lost of the text, and an error costs no more than its own layout's statement.
@Suite struct RecoveryTests {
    private static func models(_ document: Document) -> [String: String] {
        Dictionary(document.layouts.map { ($0.name, LayoutDump.dump($0)) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: Examples.names)
    func everyPrefixKeepsTheLayoutsBeforeIt(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        let models = Self.models(whole)
        for end in 0...text.utf8.count {
            let prefix = LayoutLanguageDocument(SourceText(utf8: Array(text.utf8[..<end])))
            #expect(prefix.tree.written == prefix.text.utf8)
            let found = Self.models(prefix.document)
            for layout in whole.layouts where layout.range.end.value <= end {
                #expect(found[layout.name] == models[layout.name], "prefix of \(end)")
            }
        }
    }

    @Test(arguments: Examples.names)
    func everyDeletionKeepsTheOtherLayouts(_ name: String) {
        let text = SourceText(utf8: Examples.text(name))
        let whole = LayoutLanguageDocument(text).document
        let models = Self.models(whole)
        for place in text.utf8.indices {
            var bytes = text.utf8
            bytes.remove(at: place)
            let broken = LayoutLanguageDocument(SourceText(utf8: bytes))
            #expect(broken.tree.written == bytes)
            let found = Self.models(broken.document)
            for layout in whole.layouts where place < layout.range.start.value - 1 || place >= layout.range.end.value {
                #expect(found[layout.name] == models[layout.name], "without the character at \(place)")
            }
        }
    }
}
