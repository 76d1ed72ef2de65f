import SourceText
import TestSupport
import Testing

@testable import Reporting

@Suite struct FramesTextTests {
    @Test func aFileWithoutLayoutsPrintsNothing() {
        #expect(
            FramesText.report([FramesFile(path: "empty.layout", text: SourceText(""), layouts: [])], style: .plain)
                == "")
    }

    @Test func oneTableALayout() {
        expectSnapshot(
            FramesText.report([framesSample()], style: .plain),
            """
            Tag  320 x 44, state bare, gone badge, badge.count
              view         kind   line     x    y    width       height
              (root)       view      1    0    0      320           44
              badge        view      3  0.3?   0   66.667            0?
              badge.count  label     4   -8   12        0   1234567.25
              ? is ambiguous: the constraints do not determine it
              left out, because they conflict with others:
                badge.width equals 40

            """)
    }
}
