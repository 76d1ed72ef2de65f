import LayoutModel
import POSIX
import SourceText

/// Writes files, each as a whole or not at all.
enum OutputFile {
    /// Replaces the text of an input file. A file is left alone if that would lose anything, such as a change that
    /// another program has made since it was read.
    static func replace(_ input: InputFile, with text: SourceText) throws(UsageError) {
        do throws(WriteError) {
            try Files.replace(input.text.utf8, of: input.path, with: text.utf8)
        } catch {
            throw UsageError("\"\(input.path)\" was not changed: \(error.reason).")
        }
    }

    /// Creates or overwrites a file. It may be a device or a pipe, such as /dev/stdout.
    static func write(_ text: String, to path: String) throws(UsageError) {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
        do throws(WriteError) {
            try Files.write(bytes, to: path)
        } catch {
            throw UsageError("\"\(path)\" cannot be written: \(error.reason).")
        }
    }
}
