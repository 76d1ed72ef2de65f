import AutoLayoutEngine
import LayoutModel
import SourceText

/// Frames as JSON, in points.
package enum FramesJSON {
    package static func report(_ files: [FramesFile]) -> String {
        let list = files.map { file in
            JSON.object([
                ("path", .string(file.path)),
                ("layouts", .array(file.layouts.map { object($0, in: file.text) })),
            ])
        }
        return JSON.object([("version", .integer(1)), ("files", .array(list))]).text + "\n"
    }

    private static func object(_ solved: LayoutFrames, in text: SourceText) -> JSON {
        var members: [(String, JSON)] = [
            ("name", .string(solved.layout.name)),
            ("size", size(solved.rootFrame)),
            ("state", solved.stateName.map(JSON.string) ?? .null),
            ("gone", .array(solved.gone.map(JSON.string))),
            ("views", .array(solved.views.map { object($0, of: solved, in: text) })),
        ]
        if solved.isAssumed { members.append(("assumed", .bool(true))) }
        if !solved.broken.isEmpty { members.append(("broken", .array(solved.broken.map(JSON.string)))) }
        return .object(members)
    }

    private static func object(_ view: View, of solved: LayoutFrames, in text: SourceText) -> JSON {
        var members: [(String, JSON)] = [
            ("path", .string(view.path)),
            ("id", view.objectID.map(JSON.string) ?? .null),
            ("kind", .string(view.kind.rawValue)),
            ("line", .integer(text.lines.line(of: solved.layout.ownRange(view.nameRange).start) + 1)),
            ("frame", frame(solved.frame(of: view.id))),
            ("ambiguous", .array(solved.solution.ambiguous(view.id, in: solved.layout).map { .string($0.rawValue) })),
            ("recorded", solved.layout.writtenFrame(of: view.id).map(frame) ?? .null),
        ]
        if solved.isAssumed {
            let partiallyKnown = solved.layout.partiallyKnown(in: solved.solution.configuration.state)
            let unknown = Axis.allCases.filter { partiallyKnown[$0].contains(view.id) }
            members.append(("unknown", .array(unknown.map { .string($0.rawValue) })))
        }
        return .object(members)
    }

    static func size(_ frame: Rect) -> JSON {
        .object([("width", .number(frame.width)), ("height", .number(frame.height))])
    }

    static func frame(_ frame: Rect) -> JSON {
        .object([
            ("x", .number(frame.x)), ("y", .number(frame.y)),
            ("width", .number(frame.width)), ("height", .number(frame.height)),
        ])
    }
}
