import Analysis
import LanguageServer
import LayoutModel
import Reporting
import SourceText

/// The schema of `.plumbline.json`, which lets editors complete and check it.
///
/// https://json-schema.org/draft-07/schema
enum ProjectSchema {
    static var text: String {
        JSON.object([
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("Settings of Plumbline for the files in this folder and below")),
            ("type", .string("object")),
            ("additionalProperties", .bool(false)),
            ("properties", .object(ProjectFile.Member.allCases.map { ($0.rawValue, schema(of: $0)) })),
        ]).text + "\n"
    }

    private static func schema(of member: ProjectFile.Member) -> JSON {
        switch member {
        case .schema: described("Where this schema is.", ("type", .string("string")))
        case .enable: described("Opt-in codes to report.", list(of: code))
        case .disable: described("Codes not to report.", list(of: code))
        case .collapseStyle:
            described(
                "How views collapse in documents that do not specify it.",
                ("enum", .array(CollapseStyle.allCases.map { .string($0.rawValue) })))
        case .exclude:
            described(
                "Files and folders to skip when a folder is checked, relative to this file.", list(of: string))
        case .sourceLink:
            described(
                "What views in pictures and reports link to: a URL in which {path} is the path of the file, {file} its "
                    + "path relative to this file, and {line} and {column} the position.",
                ("type", .string("string")))
        case .ignore: described("Findings to suppress.", list(of: entry))
        }
    }

    private static var entry: JSON {
        .object([
            ("type", .string("object")),
            ("additionalProperties", .bool(false)),
            ("required", .array([.string("path"), .string("code")])),
            ("properties", .object(ProjectFile.IgnoreMember.allCases.map { ($0.rawValue, schema(of: $0)) })),
        ])
    }

    private static func schema(of member: ProjectFile.IgnoreMember) -> JSON {
        let words = ("type", JSON.string("string"))
        return switch member {
        case .path: described("A file, relative to this file. Without an object, it may be a folder.", words)
        case .object: described("The object ID of a view or a constraint in an Interface Builder document.", words)
        case .code: described("The code of the findings.", ("enum", codes))
        case .reason: described("Why, for readers of this file.", words)
        }
    }

    private static let string = JSON.object([("type", .string("string"))])
    private static let codes = JSON.array(RulePage.all.map { .string($0.code.rawValue) })
    private static let code = JSON.object([("enum", codes)])

    private static func list(of item: JSON) -> (String, JSON) { ("items", item) }

    private static func described(_ description: String, _ rest: (String, JSON)) -> JSON {
        let isList = rest.0 == "items" ? [("type", JSON.string("array"))] : []
        return .object([("description", .string(description))] + isList + [rest])
    }
}
