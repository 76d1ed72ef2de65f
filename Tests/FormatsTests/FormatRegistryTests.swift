import LayoutModel
import Formats
import Testing

@Suite struct FormatRegistryTests {
    @Test(arguments: ["a.layout", "/a/b c/d.layout", "A.LAYOUT", "a.b.layout", "C:\\a\\b.layout", ".layout"])
    func theExtensionDecides(path: String) {
        #expect(FormatRegistry.standard.format(path: path) != nil)
        #expect(FormatRegistry.standard.format(path: path, languageID: "plaintext") != nil)
    }

    @Test(arguments: ["layout", "a.layout.txt", "a.layout/b", "a.layouts", ""])
    func otherExtensionsHaveNoFormat(path: String) {
        #expect(FormatRegistry.standard.format(path: path) == nil)
    }

    @Test(arguments: ["untitled", "a.txt", "a"])
    func theLanguageIDCountsIfTheExtensionIsUnknown(path: String) {
        #expect(FormatRegistry.standard.format(path: path, languageID: "layout") != nil)
        #expect(FormatRegistry.standard.format(path: path, languageID: "plaintext") == nil)
    }
}
