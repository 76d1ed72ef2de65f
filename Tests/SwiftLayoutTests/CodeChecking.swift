import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Reads code, and expects the findings about the code itself that are marked in it, and no others. See ``Fixture``.
func check(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let fixture = Fixture(code)
    let document = uncancelled { cancellation throws(Cancelled) in
        try SwiftLayoutFormat().parse(fixture.text, in: ParseContext(), cancellation)
    }.document
    #expect(fixture.differences(from: document.problems) == [], sourceLocation: sourceLocation)
}
