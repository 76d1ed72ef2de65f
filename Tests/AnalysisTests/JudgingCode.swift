import Analysis
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// Checks Swift code and expects the findings that are marked in it, and no others. See ``Fixture``.
func judgeCode(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let fixture = Fixture(code)
    let document = SwiftLayoutFormat().parse(fixture.text).document
    let findings = try Checker(.standard, RuleSelection()).findings(in: document)
    #expect(fixture.differences(from: findings) == [], sourceLocation: sourceLocation)
}

/// The findings in a text, with the declarations of other files of the project.
func findings(in text: SourceText, with others: [String]) -> [Finding] {
    findings(in: (nil, text), with: others.map { (nil, $0) })
}

/// The findings in a text, with the declarations of other files of the project, and where each is.
func findings(in text: (path: String?, SourceText), with others: [(path: String?, String)]) -> [Finding] {
    var context = ParseContext()
    context.path = text.path
    let text = text.1
    for (index, (path, text)) in others.enumerated() {
        var other = ParseContext()
        other.file = FileID(Int32(index + 2))
        other.path = path
        let parsed = uncancelled { [other] cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parseDeclarations(SourceText(text), in: other, cancellation)
        }
        _ = context.project.setDeclarations(parsed.declarations, of: other.file)
    }
    let document = uncancelled { [context] cancellation throws(Cancelled) in
        try SwiftLayoutFormat().parse(text, in: context, cancellation)
    }.document
    return uncancelled { cancellation throws(Cancelled) in
        try Checker(.standard).findings(in: document, cancellation)
    }
}
