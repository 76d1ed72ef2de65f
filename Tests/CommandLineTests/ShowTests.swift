import Foundation
import TestSupport
import Testing

/// `plumbline show`: documents in the words of the `.layout` language.
@Suite struct ShowTests {
    private func show(_ path: String, _ text: String) throws -> String {
        let folder = try TemporaryFolder()
        let result = try Plumbline.run(["show", "-", "--stdin-filename", path], in: folder.url, input: text)
        #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
        return result.output
    }

    /// The codes that `check` reports for a text.
    private func codes(in text: String) throws -> [String] {
        let result = try Plumbline.run(
            ["check", "-", "--stdin-filename", "a.layout", "--format", "json"], input: text)
        return try CheckOutput(result.output).files.flatMap(\.diagnostics).map(\.code)
    }

    /// The frames of each view of a layout at a size.
    private func frames(_ path: String, _ options: [String], in folder: URL) throws -> [String] {
        let result = try Plumbline.run(["frames", path, "--format", "json"] + options, in: folder)
        #expect(result.status == 0, "\(result.complaints)")
        return result.output.matches(of: /"frame":\{[^}]*\}/).map { String($0.output) }
    }

    @Test func aDocumentIsPrintedInTheWordsOfTheLanguage() throws {
        expectSnapshot(
            try show("a.storyboard", PermutedStoryboard.original),
            """
            layout First {
                size iPhoneSE1
                sizes iPhoneSE, iPhone14, iPhone15, iPhone16Pro, iPhone11, iPhone14Plus, iPhone15Plus, iPhone16ProMax
                view box
                view masked
                safeArea.trailing == box.trailing + 16
                box.top == safeArea.top
                box.leading == safeArea.leading + 16
                box.height == 50
                masked.top == super.top + 100  // autoresizing mask
                masked.leading == super.leading + 40  // autoresizing mask
                masked.trailing == super.trailing - 40  // autoresizing mask
                masked.height == 60  // autoresizing mask
            }

            layout Second {
                size iPhoneSE1
                sizes iPhoneSE, iPhone14, iPhone15, iPhone16Pro, iPhone11, iPhone14Plus, iPhone15Plus, iPhone16ProMax
                stack `Stack View` vertical spacing 8 {
                    view one
                    view two
                    one.height == 30
                    two.height == one.height
                }
                `Stack View`.top == super.top
                `Stack View`.leading == super.leading
                `Stack View`.width == super.width * 0.25 @ 750
            }

            """)
    }

    @Test func whatMeansNothingMakesNoDifference() throws {
        let text = try show("a.storyboard", PermutedStoryboard.original)
        #expect(try show("b.storyboard", PermutedStoryboard.permuted) == text)
        let swapped = PermutedStoryboard.original.replacingOccurrences(of: "userLabel=\"one\"", with: "userLabel=\"x\"")
            .replacingOccurrences(of: "userLabel=\"two\"", with: "userLabel=\"one\"")
            .replacingOccurrences(of: "userLabel=\"x\"", with: "userLabel=\"two\"")
        #expect(try show("a.storyboard", swapped) != text)
    }

    @Test(arguments: [("First", "iPhoneSE1"), ("Second", "iPhoneSE1"), ("First", "iPhone15"), ("Second", "375x667")])
    func thePrintedLayoutHasTheSameFrames(layout: String, size: String) throws {
        let folder = try TemporaryFolder([
            "a.storyboard": PermutedStoryboard.original,
            "a.layout": try show("a.storyboard", PermutedStoryboard.original),
        ])
        let options = ["--layout", layout, "--size", size]
        let printed = try frames("a.layout", options, in: folder.url)
        #expect(printed.count > 2)
        #expect(try frames("a.storyboard", options, in: folder.url) == printed)
    }

    @Test(arguments: ["contact-cell.xib", "profile-header.xib", "settings.storyboard", "sign-in-form.xib"])
    func whatIsPrintedIsAValidLayout(name: String) throws {
        let path = Walkthrough.project.appendingPathComponent("Tests/Examples/\(name)").path
        let result = try Plumbline.run(["show", path])
        #expect(result.status == 0 && result.output.contains("layout "))
        let errors = Set(try codes(in: result.output)).intersection([
            "syntax", "unknown-name", "duplicate-name", "unknown-attribute", "invalid-pairing",
        ])
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func namesAndTextsAreEscaped() throws {
        let label = """
            <label text="say &quot;hi&quot;&#10;now \\ // x" userLabel="a `b`.{c}&#10;" id="aa-bb" \
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            """
        let text = try show("a.xib", IBFixture.xib(label))
        #expect(text.contains(#"    label `a 'b'.{c}` "say \"hi\"\nnow \\ // x""#), "\(text)")
        #expect(try !codes(in: text).contains("syntax"))
    }

    @Test func aLayoutFileIsFormatted() throws {
        #expect(try show("a.layout", "layout A {\nsize 3x3\n}\n") == "layout A {\n    size 3 x 3\n}\n")
    }

    @Test func codeIsPrintedAsItIsRead() throws {
        let code = """
            import UIKit

            final class Card: UIView {
                let title = UILabel()
                init(inset: CGFloat) {
                    super.init(frame: .zero)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(title)
                    NSLayoutConstraint.activate([
                        title.topAnchor.constraint(equalTo: topAnchor, constant: inset),
                        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        expectSnapshot(
            try show("Card.swift", code),
            """
            layout Card {
                size 390 x 844
                label title
                // title.top == super.top + inset
                title.leading == super.leading + 8
            }

            """)
    }

    @Test func whatCannotBeReadIsReported() throws {
        let folder = try TemporaryFolder(["a.xib": "<document><objects>", "b.xib": "NIBArchive"])
        let half = try Plumbline.run(["show", "a.xib"], in: folder.url)
        #expect(half.status == 0 && half.complaints.contains("\"a.xib\""))
        #expect(try Plumbline.run(["show", "b.xib"], in: folder.url).status == 2)
        #expect(try Plumbline.run(["show", "c.xib"], in: folder.url).status == 2)
        #expect(try Plumbline.run(["show", "-"]).complaints.contains("plumbline show - --stdin-filename PATH."))
    }

    /// As <doc:ReviewingChanges> says.
    @Test func gitShowsTheDifferenceOfTheTexts() throws {
        let git = URL(fileURLWithPath: "/usr/bin/git")
        guard FileManager.default.isExecutableFile(atPath: git.path) else { return }
        let folder = try TemporaryFolder([
            "Main.storyboard": PermutedStoryboard.original, ".gitattributes": "*.storyboard diff=plumbline\n",
        ])
        let settings = [
            "-c", "user.name=a", "-c", "user.email=a@example.com", "-c",
            "diff.plumbline.textconv=\(Plumbline.binary.path) show",
        ]
        func run(_ arguments: [String]) throws -> String {
            let result = try Plumbline.run(settings + arguments, of: git, in: folder.url)
            #expect(result.status == 0, "\(result.complaints)")
            return result.output
        }
        _ = try run(["init", "-q"])
        _ = try run(["add", "."])
        _ = try run(["commit", "-qm", "One"])
        try folder.write(Data(PermutedStoryboard.permuted.utf8), to: "Main.storyboard")
        #expect(!(try run(["diff"])).contains("@@"))
        let moved = PermutedStoryboard.permuted.replacingOccurrences(of: "constant=\"50\"", with: "constant=\"60\"")
        try folder.write(Data(moved.utf8), to: "Main.storyboard")
        let changes = try run(["diff"]).split(separator: "\n").filter {
            $0.hasPrefix("+ ") || $0.hasPrefix("- ")
        }
        #expect(changes == ["-    box.height == 50", "+    box.height == 60"])
    }
}
