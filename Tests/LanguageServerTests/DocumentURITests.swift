import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct DocumentURITests {
    @Test(arguments: [
        ("file:///a/b.xib", "file:///a/b.xib"), ("file:///a%20b/%C3%A4.xib", "file:///a b/ä.xib"),
        ("untitled:a.layout?x#y", "untitled:a.layout"), ("a%2Exib#%zz", "a.xib"), ("a%", "a%"), ("a%2", "a%2"),
        ("a%zz.xib", "a%zz.xib"), ("a%+5.xib", "a%+5.xib"), ("a%FF", "a%FF"), ("", ""),
    ])
    func validEscapesAreDecoded(uri: String, path: String) {
        #expect(DocumentURI.path(of: uri) == path)
    }

    @Test(arguments: [
        ("file:///a/b.xib", "/a/b.xib"), ("FILE:///a%20b/%C3%A4/", "/a b/ä"), ("file://host/a?x#y", "/a"),
        ("file:///", "/"), ("file:///a//", "/a/"), ("file:///a%00", nil), ("file://host", nil), ("file:/é", nil),
        ("untitled:a.layout", nil), ("", nil),
    ])
    func onlyFilesOfThisMachineHaveAPath(uri: String, path: String?) {
        #expect(DocumentURI.filePath(of: uri) == path)
        #expect(DocumentURI.identity(of: uri) == path ?? uri)
    }

    @Test(arguments: [
        ("/usr/bin/pages/", "file:///usr/bin/pages/"), ("/a b/ä#?%/", "file:///a%20b/%C3%A4%23%3F%25/"),
        ("/\t", "file:///%09"),
    ])
    func pathsAreEscaped(path: String, uri: String) {
        #expect(FileURI.uri(ofPath: path) == uri)
        #expect(DocumentURI.path(of: uri) == "file://" + path)
    }
}
