import Features
import Formats
import Foundation
import LayoutModel

/// A file that the fuzzer starts from.
struct Example {
    var name: String
    var text: String
    var format: any LayoutFormat

    /// The layout files in a folder and its subfolders, sorted by name.
    static func all(below folder: String) -> [Example] {
        let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        return names.compactMap { name in
            guard let format = FormatRegistry.standard.format(path: name),
                let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            else { return nil }
            return Example(name: name, text: text, format: format)
        }
    }

    /// `layout`, `xib` or `storyboard`.
    var pathExtension: String {
        name.split(separator: ".").last.map(String.init) ?? ""
    }

    var isDocument: Bool { pathExtension != "layout" }
}
