import Analysis
import LayoutModel
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
