import LayoutModel
import TestSupport
import Testing

@testable import Reporting

@Suite struct BaselineTests {
    private let file = checkedFile("a b/ü.layout", "‹x«one»\n‹y«two»\n", code: "conflict")

    @Test func noFindingsAreAnEmptyList() {
        #expect(Baseline(of: [checkedFile("a.layout", "")], in: "/work").text == "{\"version\":1,\"findings\":[]}\n")
    }

    @Test func findingsOfASubjectShareALine() throws {
        let baseline = Baseline(of: [file], in: "/work")
        expectSnapshot(
            baseline.text,
            """
            {"version":1,"findings":[
            {"path":"a b/ü.layout","code":"conflict","subject":"","count":2}
            ]}

            """)
        let read = try #require(Baseline(Array(baseline.text.utf8)))
        #expect(read.text == baseline.text)
        #expect(read.total == 2)
    }

    @Test func eachKnownFindingIsRemovedOnce() throws {
        var baseline = Baseline(of: [file], in: "/work/")
        var more = file
        more.findings += file.findings.prefix(1)
        #expect(baseline.filter(more, in: "/work/").findings == Array(file.findings.prefix(1)))
        #expect(baseline.total == 0)
        #expect(baseline.filter(file, in: "/work/").findings == file.findings)
    }

    /// A finding that stands for others is recorded with them, because another of them may be told of later.
    @Test(arguments: [(["first", "second"], true), (["second", "third"], true), (["third"], false)])
    func oneOfSeveralIsEnough(subjects: [String], isKnown: Bool) {
        var first = file
        first.findings = Array(file.findings.prefix(1))
        first.findings[0].subject = "first"
        first.findings[0].furtherSubjects = ["second"]
        var baseline = Baseline(of: [first], in: "/work")
        #expect(baseline.total == 2)
        var later = first
        later.findings[0].subject = subjects[0]
        later.findings[0].furtherSubjects = subjects.dropFirst() + ["first"].filter { _ in subjects.count > 1 }
        #expect(baseline.filter(later, in: "/work").findings.isEmpty == isKnown)
        #expect(baseline.total == (isKnown ? 0 : 2))
    }

    @Test func onlyCheckedOrDeletedFilesHaveStaleFindings() {
        let other = checkedFile("b.layout", "‹x«one»")
        var baseline = Baseline(of: [file, other], in: "/work")
        var fixed = file
        fixed.findings = []
        #expect(baseline.staleCount { _ in true } == 0)
        _ = baseline.filter(fixed, in: "/work")
        #expect(baseline.staleCount { _ in true } == 2)
        #expect(baseline.staleCount { $0 != "b.layout" } == 3)
        _ = baseline.filter(other, in: "/work")
        #expect(baseline.staleCount { _ in true } == 2)
    }

    @Test func pathsAreRelativeToTheBaseline() throws {
        var baseline = Baseline(of: [file], in: "/work")
        #expect(baseline.filter(file, in: "/elsewhere").findings == file.findings)
        var again = file
        again.source.path = "../other/name.layout"
        #expect(baseline.filter(again, in: "/work").findings == [])
    }

    @Test(arguments: ["", "{}", "[]", #"{"version":2,"findings":[]}"#, #"{"version":1,"findings":[{"path":"a"}]}"#])
    func otherTextsAreRejected(text: String) {
        #expect(Baseline(Array(text.utf8)) == nil)
    }
}
