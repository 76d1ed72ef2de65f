import Comparison
import LayoutModel
import SourceText

/// Comparisons as JSON, with differences of frames in points.
package enum DiffJSON {
    package static func report(_ files: [ComparedFile]) -> String {
        JSON.object([
            ("version", .integer(1)), ("files", .array(files.filter { !$0.isEmpty }.map(object))),
            ("unread", .array(ComparedFile.unreadPaths(files).map(JSON.string))),
        ]).text + "\n"
    }

    private static func object(_ file: ComparedFile) -> JSON {
        let comparison = file.comparison
        return .object([
            ("oldPath", file.oldPath.map(JSON.string) ?? .null),
            ("newPath", file.newPath.map(JSON.string) ?? .null),
            ("status", .string(file.status.rawValue)),
            ("notes", .array(file.notes.map(JSON.string))),
            ("layouts", .array((comparison?.layouts ?? []).map { object($0, in: file) })),
            ("findings", comparison.map { object($0.findings, in: file) } ?? .null),
        ])
    }

    private static func object(_ layout: LayoutComparison, in file: ComparedFile) -> JSON {
        .object([
            ("name", .string(layout.name)),
            ("oldName", layout.old.map { .string($0.name) } ?? .null),
            ("status", .string(layout.old == nil ? "added" : layout.new == nil ? "removed" : "modified")),
            ("settings", .array(layout.settings.map(JSON.string))),
            (
                "views",
                .array(
                    layout.views.map { view in
                        .object([
                            ("change", .string(view.kind.rawValue)), ("path", .string(view.path)),
                            ("description", .string(view.text)),
                        ])
                    })
            ),
            (
                "constraints",
                .array(
                    layout.constraints.map { constraint in
                        .object([
                            ("change", .string(constraint.kind.rawValue)),
                            ("description", .string(constraint.sentence)),
                            ("before", constraint.before.map(JSON.string) ?? .null),
                        ])
                    })
            ),
            ("frames", .array(layout.frames.flatMap(objects))),
            ("findings", object(layout.findings, in: file)),
        ])
    }

    /// One for each view.
    private static func objects(_ moved: MovedViews) -> [JSON] {
        moved.paths.map { path in
            .object([
                ("path", .string(path)),
                (
                    "differences",
                    .array(
                        moved.differences.map { difference in
                            .object([
                                ("change", FramesJSON.frame(difference.change)),
                                ("configurations", .integer(difference.count)),
                                ("at", .string(String(difference.place.drop { $0 == " " }))),
                            ])
                        })
                ),
            ])
        }
    }

    private static func object(_ findings: FindingComparison, in file: ComparedFile) -> JSON {
        func list(_ findings: [Finding], _ text: SourceText) -> JSON {
            .array(
                findings.map { finding in
                    .object([
                        ("code", .string(finding.code.rawValue)),
                        ("severity", .string(finding.severity.word)),
                        ("line", .integer(text.lines.line(of: finding.range.start) + 1)),
                        ("message", .string(finding.message)),
                    ])
                })
        }
        return .object([
            ("appeared", list(findings.appeared, file.newText)),
            ("disappeared", list(findings.disappeared, file.oldText)),
        ])
    }
}
