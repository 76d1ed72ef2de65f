import Foundation
import TestSupport
import Testing

/// Swift code on the command line: one file is read with the project around it.
@Suite struct SwiftCodeTests {
    private static let helper = """
        import UIKit

        extension UIView {
            func pinSize(_ length: CGFloat) {
                widthAnchor.constraint(equalToConstant: length).isActive = true
            }
        }
        """

    private static let badge = """
        import UIKit

        final class Badge: UIView {
            private let icon = UIImageView()

            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                icon.pinSize(16)
                icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
        }
        """

    private static let conflict = "Conflict: icon.width == 20 cannot hold together with icon.width == 16"

    private static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let files = ["App/Badge.swift": badge, "Shared/UIView+Pin.swift": helper, ".plumbline.json": "{}"]
        return try TemporaryFolder(files.merging(more) { _, new in new })
    }

    @Test func aFileAloneIsReadWithItsProject() throws {
        let folder = try Self.folder()
        let one = try Plumbline.run(["check", "App/Badge.swift"], in: folder.url)
        #expect(one.output.contains(Self.conflict), "\(one)")
        #expect(one.status == 1)
        let all = try Plumbline.run(["check", "."], in: folder.url)
        #expect(all.output.contains(Self.conflict), "\(all)")
    }

    /// A page shows what `check` finds.
    @Test func aPageIsMadeWithTheProject() throws {
        let folder = try Self.folder()
        for path in [".", "App/Badge.swift"] {
            let result = try Plumbline.run(["render", path, "-o", "page.html"], in: folder.url)
            #expect(result.status == 0, "\(result)")
            let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
            #expect(page.contains(Self.conflict))
        }
    }

    /// Also of a file that was not given, the path is as short as that of the one that was.
    @Test func relatedFilesAreNamedFromTheCurrentFolder() throws {
        let twice = Self.badge.replacing(
            "icon.widthAnchor.constraint(equalToConstant: 20).isActive = true", with: "icon.pinSize(20)")
        let folder = try Self.folder(["App/Badge.swift": twice])
        let result = try Plumbline.run(["check", "App/Badge.swift"], in: folder.url)
        #expect(result.output.contains("\n  Shared/UIView+Pin.swift: It is made here:"), "\(result)")
    }

    /// One edit ends all conflicts of the views that a loop constrains, of which one is told.
    @Test func conflictsToldOnceAreFixed() throws {
        let row = """
            import UIKit

            final class Row: UIView {
                let first = UIView(), second = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    for view in [first, second] {
                        addSubview(view)
                        view.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([
                            view.leadingAnchor.constraint(equalTo: leadingAnchor),
                            view.widthAnchor.constraint(equalToConstant: 20),
                            view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
                            view.heightAnchor.constraint(equalToConstant: 50),
                        ])
                    }
                    heightAnchor.constraint(equalToConstant: 60).isActive = true
                }

                required init?(coder: NSCoder) { fatalError() }
            }

            """
        let folder = try TemporaryFolder(["Row.swift": row, ".plumbline.json": "{}"])
        let check = try Plumbline.run(["check", "Row.swift"], in: folder.url)
        #expect(check.complaints.hasPrefix("1 error"), "\(check)")
        let fix = try Plumbline.run(["fix", "--choices", "Row.swift"], in: folder.url)
        #expect(fix.complaints.contains("0 findings left"), "\(fix)")
        #expect(try Plumbline.run(["check", "Row.swift"], in: folder.url).status == 0)
    }

    @Test func aFileOutsideOfAProjectIsReadAlone() throws {
        let folder = try TemporaryFolder(["Badge.swift": Self.badge])
        let result = try Plumbline.run(["check", "Badge.swift"], in: folder.url)
        #expect(!result.output.contains("Conflict"), "\(result)")
    }

    /// Each file belongs to the nearest project above it, so the same names in another project mean nothing.
    @Test func aFolderOfSeveralProjectsIsReadAsSeveral() throws {
        let other = Self.helper.replacing("length)", with: "length * 2)")
        let folder = try TemporaryFolder([
            "One/Badge.swift": Self.badge, "One/Pin.swift": Self.helper, "One/.plumbline.json": "{}",
            "Two/Badge.swift": Self.badge, "Two/Pin.swift": other, "Two/.git/HEAD": "ref: refs/heads/main",
        ])
        let all = try Plumbline.run(["check", "."], in: folder.url)
        #expect(all.output.contains("One/Badge.swift:11:9: error: \(Self.conflict)"), "\(all)")
        #expect(all.output.contains("icon.width == 20 cannot hold together with icon.width == 32"), "\(all)")
        for path in ["One/Badge.swift", "Two/Badge.swift"] {
            let one = try Plumbline.run(["check", path], in: folder.url)
            #expect(!one.output.isEmpty && all.output.contains(one.output), "\(one)")
        }
        let input = try Plumbline.run(
            ["check", "-", "--stdin-filename", "Two/Badge.swift"], in: folder.url, input: Self.badge)
        #expect(input.output.contains("icon.width == 32"), "\(input)")
    }

    /// A module with settings of its own is a project, and the app around it uses what the module declares.
    @Test func aProjectSeesTheProjectsBelowIt() throws {
        let folder = try TemporaryFolder([
            "App/Badge.swift": Self.badge, "Modules/Pin/Pin.swift": Self.helper, ".git/HEAD": "",
            "Modules/Pin/.plumbline.json": "{}", "Modules/Pin/Badge.swift": Self.badge,
        ])
        let all = try Plumbline.run(["check", "."], in: folder.url)
        #expect(all.output.ranges(of: Self.conflict).count == 2, "\(all)")
    }

    @Test func fixesUseTheProject() throws {
        let folder = try Self.folder()
        let result = try Plumbline.run(["fix", "--choices", "--dry-run", "App/Badge.swift"], in: folder.url)
        #expect("\(result)".contains("1 finding left"), "\(result)")
        let alone = try TemporaryFolder(["Badge.swift": Self.badge])
        let without = try Plumbline.run(["fix", "--choices", "--dry-run", "Badge.swift"], in: alone.url)
        #expect("\(without)".contains("0 findings left"), "\(without)")
    }

    @Test func framesAreThoseOfTheProject() throws {
        let folder = try Self.folder()
        let result = try Plumbline.run(["frames", "App/Badge.swift"], in: folder.url)
        #expect(result.output.contains("icon"), "\(result)")
    }

    /// Where code is not read, nothing is said to be ambiguous. A length of the screen is that of the assumed device.
    @Test func whatCodeMayDetermineIsNotAmbiguous() throws {
        let card = """
            import UIKit

            final class Card: UIView {
                let title = UILabel(), photo = UIView(), line = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    for view in [title, photo, line] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(view)
                    }
                    NSLayoutConstraint.activate([
                        title.leadingAnchor.constraint(equalTo: leadingAnchor),
                        photo.topAnchor.constraint(equalTo: topAnchor),
                        photo.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2),
                        photo.heightAnchor.constraint(equalToConstant: 40),
                        line.leadingAnchor.constraint(equalTo: leadingAnchor),
                        line.topAnchor.constraint(equalTo: photo.bottomAnchor),
                        line.widthAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
                        line.heightAnchor.constraint(equalToConstant: 8),
                    ])
                    Layout.place(title)
                }

                required init?(coder: NSCoder) { fatalError() }
            }

            """
        let folder = try TemporaryFolder(["Card.swift": card, ".plumbline.json": "{}"])
        let frames = try Plumbline.run(["frames", "Card.swift"], in: folder.url)
        #expect(
            frames.output == """
                Card  390 x 844, an assumed size
                  view    kind   line   x    y   width  height
                  (root)  view      3  0    0     390     844
                  title   label     4  0~   0~     80~     20~
                  photo   view      4  0?   0     195      40
                  line    view      4  0   40   0.333       8
                  ? is ambiguous: the constraints do not determine it
                  ~ is a guess: code that could not be read may determine it

                """, "\(frames)")
        let json = try Plumbline.run(["frames", "Card.swift", "--format", "json"], in: folder.url)
        #expect(json.output.ranges(of: #""ambiguous":[]"#).count == 3, "\(json)")
        #expect(json.output.contains(#""unknown":["horizontal","vertical"]"#), "\(json)")
        let text = try Plumbline.run(["show", "Card.swift"], in: folder.url)
        #expect(text.output.contains("// Not all constraints of these views could be read: title."), "\(text)")
    }

    /// Texts that share a row are marked as `check` reports them, and a size that is given is not called assumed.
    @Test func textsThatTieAreMarked() throws {
        let row = """
            import UIKit

            final class Row: UITableViewCell {
                let name = UILabel(), date = UILabel(), more = UIButton()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    more.titleLabel?.numberOfLines = 2
                    for text in [name, date, more] {
                        text.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(text)
                        text.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
                    }
                    NSLayoutConstraint.activate([
                        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                        date.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
                        date.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                        more.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    ])
                }

                required init?(coder: NSCoder) { fatalError() }
            }

            """
        let folder = try TemporaryFolder(["Row.swift": row, ".plumbline.json": "{}"])
        let frames = try Plumbline.run(["frames", "Row.swift"], in: folder.url)
        #expect(
            frames.output == """
                Row  390 x 44, an assumed size
                  view         kind           line     x   y  width  height
                  (root)       tableViewCell     3    0   0    390      44
                  contentView  view             11    0   0    390      44
                  name         label             4   16   0    270?     20
                  date         label             4  294?  0     80?     20
                  more         button            4    0   0     80      34
                  ? is ambiguous: the constraints do not determine it

                """, "\(frames)")
        let sized = try Plumbline.run(["frames", "Row.swift", "--size", "320x60"], in: folder.url)
        #expect(sized.output.hasPrefix("Row  320 x 60\n"), "\(sized)")
        let wide = row.replacing("class Row: UITableViewCell {", with: "class Wide: UIViewController {")
            .replacing(
                "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
                with: "override func viewDidLoad()"
            )
            .replacing("super.init(style: style, reuseIdentifier: reuseIdentifier)", with: "super.viewDidLoad()")
            .replacing("contentView", with: "view")
            .replacing(
                "more.leadingAnchor", with: "date.widthAnchor.constraint(equalToConstant: 400), more.leadingAnchor")
        try folder.write(Data(wide.utf8), to: "Wide.swift")
        let forced = try Plumbline.run(["frames", "Wide.swift"], in: folder.url)
        #expect(forced.output.hasPrefix("Wide  440 x 844, a size that constraints require\n"), "\(forced)")
    }

    @Test func theCodeOfOthersIsNotChecked() throws {
        let folder = try Self.folder(["Pods/Other/Badge.swift": Self.badge.replacing("Badge", with: "Other")])
        let all = try Plumbline.run(["check", "."], in: folder.url)
        #expect(!all.output.contains("Pods"), "\(all)")
        let named = try Plumbline.run(["check", "Pods"], in: folder.url)
        #expect(named.output.contains(Self.conflict), "\(named)")
    }

    /// A stale copy of the class is not checked, and does not hide it.
    @Test func whatNoTargetCompilesIsNotCheckedUnlessItIsNamed() throws {
        let project = xcodeProjectText(compiling: ["App/Badge.swift", "Shared/UIView+Pin.swift"])
        let folder = try Self.folder([
            ".git/HEAD": "", "App/Badge 2.swift": Self.badge,
            "App.xcodeproj/project.pbxproj": project,
        ])
        let all = try Plumbline.run(["check", "."], in: folder.url)
        #expect(all.output.contains(Self.conflict) && !all.output.contains("Badge 2"), "\(all)")
        #expect(
            all.complaints.hasPrefix(
                """
                Passed over "App/Badge 2.swift": no target of an Xcode project compiles it. Name it to check it all \
                the same.

                """), "\(all)")
        let alone = try Plumbline.run(["check", "App/Badge.swift"], in: folder.url)
        #expect(alone.output.contains(Self.conflict), "\(alone)")
        let named = try Plumbline.run(["check", "App/Badge 2.swift"], in: folder.url)
        #expect(named.output.contains(Self.conflict), "\(named)")
        // What a named one declares counts for itself alone, and nothing is said of it.
        let both = try Plumbline.run(["check", ".", "App/Badge 2.swift"], in: folder.url)
        #expect(both.output.contains("2 errors") || both.complaints.contains("2 errors"), "\(both)")
        #expect(!both.complaints.contains("Passed over"), "\(both)")
        let settings = try Plumbline.run(["settings", "App/Badge 2.swift"], in: folder.url)
        #expect(settings.output.hasSuffix("checked: no target of an Xcode project compiles it.\n"), "\(settings)")
    }

    @Test func theDataOfAnAssetCatalogIsNoCode() throws {
        let path = "App/Assets.xcassets/Badge.dataset/Badge.swift"
        let folder = try Self.folder([path: Self.badge.replacing("Badge", with: "Copy")])
        let result = try Plumbline.run(["check", "."], in: folder.url)
        #expect(result.output.contains(Self.conflict) && !result.output.contains("xcassets"), "\(result)")
    }

    @Test func aCommentSuppressesAFinding() throws {
        let line = "        icon.widthAnchor"
        let silenced = Self.badge.replacing(line, with: "        // plumbline:ignore conflict on purpose\n" + line)
        let folder = try Self.folder(["App/Badge.swift": silenced])
        let result = try Plumbline.run(["check", "App/Badge.swift"], in: folder.url)
        #expect(result.status == 0, "\(result)")
    }

    /// The class is named in the log, a helper of another file makes one of the constraints, and one is made elsewhere.
    @Test func aLogsConstraintsAreFoundInCode() throws {
        let tag = """
            import UIKit

            final class Tag: UIView {
                private let icon = UIImageView()

                init() {
                    super.init(frame: .zero)
                    icon.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(icon)
                    icon.pinSize(16)
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
                    icon.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
                }
            }
            """
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x61 UIImageView:0x7a.width == 16   (active)>",
                "<NSLayoutConstraint:0x62 H:|-(8)-[UIImageView:0x7a]   (active, names: '|':App.Tag:0x7b )>",
                "<NSLayoutConstraint:0x63 UIImageView:0x7a.trailing == App.Tag:0x7b.trailing - 8   (active)>",
                "<NSLayoutConstraint:0x64 App.Tag:0x7b.width == 50   (active)>"
            )

            """
        let folder = try TemporaryFolder([
            "App/Tag.swift": tag, "Shared/UIView+Pin.swift": Self.helper, "run.log": log, ".plumbline.json": "{}",
        ])
        let result = try Plumbline.run(["log", "run.log", "--in", "App"], in: folder.url)
        for line in [10, 11, 12] { #expect(result.output.contains("App/Tag.swift:\(line)"), "\(result.output)") }
    }

    /// A class without a word of layout, whose extension in another file has it all.
    @Test func aClassIsReadWhoseLayoutIsInAnotherFile() throws {
        let folder = try TemporaryFolder([
            "Page.swift": """
            import UIKit

            final class Page: UIViewController {
                let icon = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }
            }
            """,
            "Page+Layout.swift": """
            import UIKit

            extension Page {
                func setUp() {
                    view.addSubview(icon)
                    icon.snp.makeConstraints { $0.top.equalToSuperview() }
                }
            }
            """, ".plumbline.json": "{}",
        ])
        for path in ["Page.swift", "."] {
            let result = try Plumbline.run(["check", path], in: folder.url)
            #expect(result.output.contains("nothing determines where \"icon\" is"), "\(result)")
        }
    }

    /// Code of the project may place a view of a document.
    @Test func aDocumentIsReadWithTheCodeOfItsClasses() throws {
        let label = "<label text=\"Name\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"name\"/>"
        let document = IBFixture.xib(
            label, rootAttributes: "customClass=\"Card\"",
            rootChildren: "<connections><outlet property=\"name\" destination=\"name\" id=\"o\"/></connections>")
        let card = """
            import UIKit

            final class Card: UIView {
                @IBOutlet var name: UILabel!
                override func awakeFromNib() { name.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true }
            }
            """
        let alone = try TemporaryFolder(["Card.xib": document, ".plumbline.json": "{}"])
        #expect(try Plumbline.run(["check", "."], in: alone.url).output.contains("Ambiguous"))
        let folder = try TemporaryFolder(["Card.xib": document, "Card.swift": card, ".plumbline.json": "{}"])
        for path in ["Card.xib", "."] {
            let result = try Plumbline.run(["check", path], in: folder.url)
            #expect(!result.output.contains("Ambiguous"), "\(result)")
        }
    }
}
