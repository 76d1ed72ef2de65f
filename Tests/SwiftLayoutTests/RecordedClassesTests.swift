import Foundation
import LayoutClasses
import RecordingUIKit
import TestSupport
import Testing

/// The layout classes run, and what they make is recorded under names that their source shows.
@Suite struct RecordedClassesTests {
    /// Classes that are there to make mistakes, in some of their states.
    private static let mistaken: Set<String> = [
        "Mistakes", "VisualFormatMistakes", "SnapMistakes", "HolderMistakes", "SnapUpdates",
    ]

    @Test(arguments: LayoutClass.all)
    func everyStateIsRecordedAlike(entry: LayoutClass) {
        let recording = Recording(of: entry.make)
        #expect(Recording(of: entry.make).text == recording.text)
        #expect(!recording.hierarchy.isEmpty)
        #expect(!recording.text.contains("?"), "There is a view without a name.")
        #expect(!recording.text.contains("-."), "There is a constraint whose view is gone.")
        if !Self.mistaken.contains(entry.name) { #expect(recording.mistakes == []) }
    }

    @Test func titlesAreUnique() {
        let titles = LayoutClass.all.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    @Test func everyMistakenClassMakesAMistake() {
        let names = LayoutClass.all.filter { !Recording(of: $0.make).mistakes.isEmpty }.map(\.name)
        #expect(Set(names) == Self.mistaken)
    }

    /// A reader is given the same sources that were compiled.
    @Test func everySourceIsThereAndListed() throws {
        let folder = try #require(Bundle.module.url(forResource: "Classes", withExtension: nil))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let listed = Set(LayoutClass.all.map(\.file))
        #expect(listed.subtracting(files) == [])
        #expect(Set(files).subtracting(listed) == ["PanelBase.swift", "UIView+Pin.swift"])
        for entry in LayoutClass.all {
            let source = try String(contentsOf: folder.appendingPathComponent(entry.file), encoding: .utf8)
            #expect(source.contains("class \(entry.name): "))
            for call in entry.calls where !call.contains("updateConstraints()") {
                let name = call.prefix { $0 != "(" }
                #expect(source.contains("func \(name)("), "\(entry.title)")
            }
        }
    }

    private func text(_ title: String) throws -> String {
        let entry = try #require(LayoutClass.all.first { $0.title == title })
        return Recording(of: entry.make).text
    }

    @Test func aConditionAddsItsConstraint() throws {
        expectSnapshot(
            try text("PriceTag(isSale: true)"),
            """
            constraints
              amount.leading == badge.trailing + 4 @ 1000
              amount.trailing == self.trailing + 8 @ 1000
              badge.centerY == amount.centerY @ 1000
              badge.height == 16 @ 1000
              badge.height == 20 @ 1000
              badge.leading == self.leading + 8 @ 1000
              badge.width == 16 @ 1000
            hierarchy
              amount in self
              badge in self
            """)
    }

    @Test func localViewsAreNumbered() throws {
        expectSnapshot(
            try text("LocalViews"),
            """
            constraints
              kept.height == 1 @ 1000
              kept.top == view#1.bottom @ 1000
              label#1.bottom == view#1.bottom @ 1000
              label#1.leading == view#1.leading @ 1000
              label#1.top == view#1.top @ 1000
              label#1.trailing == view#1.trailing @ 1000
              label#2.leading == self.leading @ 1000
              label#3.leading == self.leading @ 1000
              label#4.bottom == view#2.bottom @ 1000
              label#4.leading == view#2.leading @ 1000
              label#4.top == view#2.top @ 1000
              label#4.trailing == view#2.trailing @ 1000
              stackView#1.bottom == self.bottom @ 1000
              view#1.top == self.top @ 1000
            hierarchy
              kept in self
              label#1 in view#1
              label#2 in self
              label#3 in self
              label#4 in view#2
              stackView#1 in self
              view#1 in self
              view#2 in stackView#1[0]
              view#3 in stackView#1[1]
            settings
              stackView#1: horizontal, distribution fill, alignment fill, spacing 0
            """)
    }

    @Test func stacksAreDescribed() throws {
        expectSnapshot(
            try text("StackKinds"),
            """
            constraints
              background.bottom == outer.bottom @ 1000
              background.leading == outer.leading @ 1000
              background.top == outer.top @ 1000
              background.trailing == outer.trailing @ 1000
              icon.width == icon.height @ 1000
              outer.bottom == self.bottom @ 1000
              outer.leading == self.leading @ 1000
              outer.top == self.top @ 1000
              outer.trailing == self.trailing @ 1000
            hierarchy
              background in outer
              icon in outer[1]
              outer in self
              subtitle in texts[1]
              texts in outer[0]
              title in texts[0]
            settings
              icon.compression.horizontal = 1000
              outer: horizontal, distribution fill, alignment fill, spacing 8 margins
              texts.spacing after title = 2
              texts: vertical, distribution equalSpacing, alignment leading, spacing 0
              title.hugging.horizontal = 249
            """)
    }

    @Test func mistakesAreNoted() throws {
        expectSnapshot(
            try text("Mistakes"),
            """
            constraints
              one.centerX == two.left @ 1000
            hierarchy
              one in self
              two in self
            mistakes
              no common ancestor: one.top == self.top @ 1000
              A constraint cannot be made between a leading/trailing attribute and a right/left attribute: one.left == \
            self.leading @ 1000
              A constraint cannot be made between a leading/trailing attribute and a right/left attribute: \
            one.trailing == two.right + 3 @ 1000
              no common ancestor: outside.bottom == self.bottom @ 1000
              Invalid pairing of layout attributes: two.centerX == 0.5 * self.width @ 1000
              A multiplier of 0 or a nil second item: two.top == 20 @ 1000
              A multiplier of 0: two.bottom == 0 * self.bottom @ 1000
            """)
    }

    @Test func insetsOfSnapKitGoByTheTarget() throws {
        expectSnapshot(
            try text("SnapModifiers"),
            """
            constraints
              a.bottom == self.bottom + 5 @ 1000
              a.bottom == self.bottom - 3 @ 1000
              a.bottom == self.bottom - 3 @ 1000
              a.bottom >= self.bottom - 6 @ 1000
              a.centerX == self.centerX + 3 @ 1000
              a.centerX == self.centerX @ 1000
              a.centerY == self.centerY @ 1000
              a.height == self.height - 10 @ 1000
              a.lastBaseline == self.lastBaseline - 7 @ 1000
              a.leading == b.trailing - 40 @ 1000
              a.leading == self.leading + 2 @ 1000
              a.left == self.left + 2 @ 1000
              a.right == self.right - 4 @ 1000
              a.top == self.top + 1 @ 1000
              a.top == self.top + 1 @ 1000
              a.trailing == b.leading + 40 @ 1000
              a.trailing == self.trailing - 4 @ 1000
              a.trailing == self.trailing - 40 @ 1000
              a.width == self.width - 10 @ 1000
              b.height == 0.25 * a.width @ 1000
              b.height == 50 @ 1000
              b.left == self.left + 11 @ 1000
              b.width == 0.5 * self.width - 3 @ 1000
              b.width == a.width + 1 @ 1000
              b.width == a.width - 4 @ 1000
            hierarchy
              a in self
              b in self
            """)
    }

    @Test func oneDirectionIsGone() throws {
        expectSnapshot(
            try text("GoneDirections then goneLeft()"),
            """
            constraints
              child.width == panel.width @ 1000
              other.leading == panel.trailing + 12 @ 1000
              other.top == panel.bottom + 13 @ 1000
              panel.centerY == other.centerY + 3 @ 1000
              panel.height == 2 * panel.width @ 1000
              panel.leading == self.leading @ 1000
              panel.top == self.top + 9 @ 1000
              panel.width <= 0 @ 1000
              panel.width == 0.5 * self.width + 7 @ 1000
            hierarchy
              child in panel
              other in self
              panel in self
            """)
    }
}
