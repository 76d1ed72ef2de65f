import Foundation
import TestSupport
import Testing

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct CheckJUnitTests {
    @Test func nothingCheckedIsAnEmptyReport() {
        expectSnapshot(
            CheckJUnit.report([]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="plumbline" tests="0" failures="0" errors="0">
            </testsuites>

            """)
    }

    @Test func aFileWithoutFindingsIsOnePassedTest() {
        expectSnapshot(
            CheckJUnit.report([checkedFile("my layouts/a.layout", "")]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="plumbline" tests="1" failures="0" errors="0">
              <testsuite name="my layouts/a.layout" tests="1" failures="0" errors="0">
                <testcase name="no findings" classname="my layouts/a.layout" file="my layouts/a.layout"/>
              </testsuite>
            </testsuites>

            """)
    }

    @Test func errorsAndWarningsAreFailures() {
        let file = checkedFile("a & b.layout", "\n😀标‹xy«\"x\" < 50»\n‹y«+the other»", severity: .warning)
        let hint = checkedFile("b.layout", "«here»", code: "redundant", severity: .hint)
        expectSnapshot(
            CheckJUnit.report([file, hint]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="plumbline" tests="2" failures="1" errors="0">
              <testsuite name="a &amp; b.layout" tests="1" failures="1" errors="0">
                <testcase name="conflict at line 2" classname="a &amp; b.layout" file="a &amp; b.layout" line="2">
                  <failure message="&quot;x&quot; &lt; 50" type="warning">a &amp; b.layout:2:3: warning: &quot;x&quot; \
            &lt; 50&#10;line 3: the other</failure>
                </testcase>
              </testsuite>
              <testsuite name="b.layout" tests="1" failures="0" errors="0">
                <testcase name="redundant at line 1" classname="b.layout" file="b.layout" line="1">
                  <system-out>b.layout:1:1: hint: here</system-out>
                </testcase>
              </testsuite>
            </testsuites>

            """)
    }

    @Test func charactersThatXMLDoesNotAllowAreReplaced() throws {
        let report = CheckJUnit.report([checkedFile("a\u{1}\t\n.layout", "x«\u{0}\u{8}\u{FFFE}\r]]>»")])
        let parser = XMLParser(data: Data(report.utf8))
        #expect(parser.parse(), "\(report)")
        #expect(report.contains("message=\"\u{FFFD}\u{FFFD}\u{FFFD}&#13;]]&gt;\""))
    }
}
