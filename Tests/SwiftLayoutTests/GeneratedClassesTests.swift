import Foundation
import LayoutModel
import RecordingUIKit
import SourceText
import SwiftLayout
import Testing

/// Layout classes that a generator wrote, read and run, for each combination of their conditions: no constraint is read
/// that is not recorded, and in classes without conditions each one that is recorded is read, with all its numbers.
///
/// The generator is `Generator/run`. The number of classes is that of the environment's `GENERATED_CLASSES`, and the
/// seed that of `GENERATED_SEED`.
@Suite(.enabled(if: GeneratedClasses.areAvailable, "Generating classes needs python3 and swiftc."))
struct GeneratedClassesTests {
    @Test func nothingIsReadThatIsNotRecorded() throws {
        let generated = try GeneratedClasses()
        defer { generated.remove() }
        let layouts = try generated.layouts()
        #expect(!generated.recordings.isEmpty)
        for recording in generated.recordings {
            let read = layouts[recording.name].map { ReadConstraints.active(in: $0, when: recording.switches) } ?? []
            let difference = compare(
                recorded: recording.constraints, read: read.map { GeneratedClasses.withoutLocalNames($0.description) })
            #expect(difference.onlyRead.isEmpty, "\(recording.title)\n\(difference)")
            #expect(difference.isEmpty, "\(recording.title)\n\(difference)")
        }
    }
}

/// What the generator wrote, and what running it recorded.
private struct GeneratedClasses {
    struct Recording {
        /// `Generated3(isWide: true)`.
        var title: String
        var constraints: [String] = []

        var name: String { String(title.prefix { $0 != "(" }) }

        var switches: [String: Bool] {
            let arguments = title.drop { $0 != "(" }.dropFirst().dropLast().components(separatedBy: ", ")
            return Dictionary(
                arguments.map { $0.components(separatedBy: ": ") }.filter { $0.count == 2 }.map {
                    ($0[0], $0[1] == "true")
                }
            ) { first, _ in first }
        }
    }

    let folder: URL
    private(set) var recordings: [Recording] = []

    static var areAvailable: Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.components(separatedBy: ":") ?? []
        return ["python3", "swiftc"].allSatisfy { tool in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
        }
    }

    init() throws {
        let environment = ProcessInfo.processInfo.environment
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Generator/run")
        process.arguments = [
            environment["GENERATED_CLASSES"] ?? "50", folder.path, environment["GENERATED_SEED"] ?? "1",
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "The generated classes were not compiled and run.")
        let recorded = try String(contentsOf: folder.appendingPathComponent("recorded.txt"), encoding: .utf8)
        var isConstraint = false
        for line in recorded.components(separatedBy: "\n") {
            if line.hasPrefix("## ") { recordings.append(Recording(title: String(line.dropFirst(3)))) }
            if !line.hasPrefix("  ") { isConstraint = line == "constraints" }
            guard isConstraint, line.hasPrefix("  ") else { continue }
            recordings[recordings.count - 1].constraints.append(Self.withoutLocalNames(String(line.dropFirst(2))))
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The layouts that are read in the generated sources, by class.
    func layouts() throws -> [String: Layout] {
        let sources = folder.appendingPathComponent("sources")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        let texts = try files.map { file in
            SourceText(try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8))
        }
        var project = Project()
        for (index, text) in texts.enumerated() {
            let id = FileID(Int32(index + 1))
            _ = project.setDeclarations(ReadConstraints.parse(text, id, .empty).declarations, of: id)
        }
        var result: [String: Layout] = [:]
        for (index, text) in texts.enumerated() where files[index].hasPrefix("Classes") {
            for layout in ReadConstraints.parse(text, FileID(Int32(index + 1)), project).document.layouts {
                result[layout.name] = layout
            }
        }
        return result
    }

    /// A line without the names of views that no property holds: the reader calls them by their variables, and the
    /// recorder by their kinds.
    static func withoutLocalNames(_ line: String) -> String {
        line.replacingOccurrences(of: "(local|label#|view#)[0-9]+", with: "local", options: .regularExpression)
            .replacingOccurrences(
                of: #"\.(top|bottom|leading|trailing)Margin\b"#, with: ".margins.$1", options: .regularExpression)
    }
}
