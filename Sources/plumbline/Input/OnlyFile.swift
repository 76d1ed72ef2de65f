import LayoutModel
import POSIX

extension Arguments {
    /// The operands as paths.
    var paths: [String] { operands.map(plainPath) }

    /// The operands as paths; the current folder if there are none.
    var pathsOrCurrentFolder: [String] { operands.isEmpty ? ["."] : paths }

    /// The only file of a command: the operand or, without one, the only file in the current folder that Plumbline
    /// reads.
    func onlyFile(of command: String, _ formats: FormatRegistry) throws(UsageError) -> String {
        if operands.count == 1, let path = paths.first { return path }
        let usage = "\"\(command)\" needs one file: plumbline \(command) FILE."
        guard operands.isEmpty else { throw UsageError(usage) }
        let names = (try? FolderEntries(of: "."))?.names ?? []
        let files = names.filter { name in
            guard !name.hasPrefix("."), formats.format(path: name) != nil, case .file = PathKind(name) else {
                return false
            }
            return true
        }
        guard files.count == 1, let file = files.first else {
            throw UsageError(files.isEmpty ? usage : "\(usage) The current folder has \(files.count).")
        }
        return file
    }
}
