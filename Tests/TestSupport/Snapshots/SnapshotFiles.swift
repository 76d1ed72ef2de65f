import Foundation
import Synchronization

/// The source files whose snapshots are rewritten in this process.
///
/// The locations of calls are those of the files as they were compiled. So every literal is looked up in the text that
/// the file had at first, and the file is written anew from that text with all replacements so far. Calls from several
/// threads take turns.
package final class SnapshotFiles: Sendable {
    package static let shared = SnapshotFiles()

    private struct File {
        let original: [UInt8]
        /// The last text that was written.
        var written: [UInt8]
        /// By the offset at which the literal starts in `original`.
        var replacements: [Int: (literal: StringLiteral, value: String)] = [:]
    }

    private let files = Mutex<[String: File]>([:])

    package init() {}

    /// Replaces the only literal of a call that has a value.
    ///
    /// - Parameters:
    ///   - line: the line of the call, from 1.
    ///   - column: the column of the call, in UTF-8 code units from 1, at or before its opening parenthesis.
    package func replace(
        _ expected: String, with actual: String, inCallAt line: Int, _ column: Int, ofFile path: String
    ) throws(SnapshotRefusal) {
        let refusal = files.withLock { files -> SnapshotRefusal? in
            do throws(SnapshotRefusal) {
                let current = try Self.read(path)
                var file = files[path] ?? File(original: current, written: current)
                guard current == file.written else { throw .changedSinceTheTestsBegan(path) }
                let literal = try Self.literal(expected, inCallAt: line, column, of: file.original)
                if let before = file.replacements[literal.range.lowerBound], before.value != actual {
                    throw .severalValues(line: line)
                }
                file.replacements[literal.range.lowerBound] = (literal, actual)
                file.written = Self.text(of: file)
                try Self.write(file.written, to: path)
                files[path] = file
                return nil
            } catch {
                return error
            }
        }
        if let refusal { throw refusal }
    }

    private static func literal(
        _ value: String, inCallAt line: Int, _ column: Int, of source: [UInt8]
    ) throws(SnapshotRefusal) -> StringLiteral {
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard line >= 1, line <= lines.count else { throw .noLiteral(line: line) }
        let call = lines[line - 1].startIndex + max(column - 1, 0)
        let literals = StringLiteral.literals(inCallAt: call, of: source).filter {
            $0.value.map { $0.utf8.elementsEqual(value.utf8) } ?? false
        }
        guard let literal = literals.first else { throw .noLiteral(line: line) }
        guard literals.count == 1 else { throw .severalLiterals(line: line) }
        return literal
    }

    private static func text(of file: File) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for (literal, value) in file.replacements.values.sorted(by: {
            $0.literal.range.lowerBound < $1.literal.range.lowerBound
        }) {
            result += file.original[end..<literal.range.lowerBound]
            result += Array(literal.rewritten(as: value, in: file.original).utf8)
            end = literal.range.upperBound
        }
        return result + file.original[end...]
    }

    private static func read(_ path: String) throws(SnapshotRefusal) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
        return Array(data)
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(SnapshotRefusal) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path)
        }
    }
}

/// Why a snapshot was not rewritten. The file is unchanged.
package enum SnapshotRefusal: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case unwritable(String)
    case changedSinceTheTestsBegan(String)
    case noLiteral(line: Int)
    case severalLiterals(line: Int)
    case severalValues(line: Int)

    package var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read."
        case .unwritable(let path): "\(path) cannot be written."
        case .changedSinceTheTestsBegan(let path):
            "\(path) has changed since the tests began. Build and run them again."
        case .noLiteral(let line):
            "No string literal of the call in line \(line) has the expected value. The literal has to be in the call, "
                + "without interpolation, and the file as it was compiled."
        case .severalLiterals(let line):
            "Several string literals of the call in line \(line) have the expected value. Make them different first."
        case .severalValues(let line):
            "The call in line \(line) was made with different texts. One literal can be only one of them."
        }
    }
}
