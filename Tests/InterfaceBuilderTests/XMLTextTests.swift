import Testing

@testable import InterfaceBuilder

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a &amp; b &lt;c&gt; &quot;d&apos;", "a & b <c> \"d'"), ("&#10;&#x41;&#x1F600;", "\nA😀"),
        (
            "&nbsp; &own; & &; &#; &#x; &#+5; &#xD800; &#99999999;",
            "&nbsp; &own; & &; &#; &#x; &#+5; &#xD800; &#99999999;"
        ),
        ("a\r\nb\nc\td\re", "a b c d e"), ("", ""), ("é 标签", "é 标签"), ("&amp;lt;", "&lt;"),
    ])
    func resolvesOnlyTheEntitiesOfXML(written: String, meant: String) {
        #expect(XMLText.unescaped(Array(written.utf8)[...]) == meant)
    }

    @Test(arguments: ["a & b", "<tag attribute=\"x\">", "line\nbreak\r\ttab", "é 👩‍👩‍👧", "", "it's"])
    func escapedTextReadsBackAsTheSame(text: String) {
        #expect(XMLText.unescaped(Array(XMLText.escaped(text).utf8)[...]) == text)
    }
}
