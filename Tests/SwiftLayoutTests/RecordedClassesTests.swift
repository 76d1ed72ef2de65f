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
        #expect(Set(files).subtracting(listed) == ["UIView+Pin.swift"])
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
            """)
    }

    @Test func localViewsAreNumbered() throws {
        expectSnapshot(
            try text("LocalViews"),
            """
            """)
    }

    @Test func stacksAreDescribed() throws {
        expectSnapshot(
            try text("StackKinds"),
            """
            """)
    }

    @Test func mistakesAreNoted() throws {
        expectSnapshot(
            try text("Mistakes"),
            """
            """)
    }

    @Test func insetsOfSnapKitGoByTheTarget() throws {
        expectSnapshot(
            try text("SnapModifiers"),
            """
            """)
    }

    @Test func oneDirectionIsGone() throws {
        expectSnapshot(
            try text("GoneDirections then goneLeft()"),
            """
            """)
    }
}
