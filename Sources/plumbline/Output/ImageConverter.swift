import POSIX

/// A program that converts drawings to PNG. It is called with fixed arguments, reads the drawing from standard input
/// and writes the image to standard output.
struct ImageConverter {
    private let arguments: [String]

    /// The programs that are looked for, in this order.
    private static let known = [
        ["rsvg-convert", "--format=png"], ["resvg", "-", "-c"],
        ["inkscape", "--pipe", "--export-type=png", "--export-filename=-"], ["magick", "svg:-", "png:-"],
        ["convert", "svg:-", "png:-"],
    ]

    /// The first program that is on the search path.
    static func installed() throws(UsageError) -> ImageConverter {
        let folders = (Terminal.variable("PATH") ?? "").split(separator: ":")
        for arguments in known where folders.contains(where: { Files.isThere("\($0)/\(arguments[0])") }) {
            return ImageConverter(arguments: arguments)
        }
        throw UsageError(
            "For PNG, install a converter: rsvg-convert (librsvg), resvg or Inkscape. SVG needs none.")
    }

    /// The most bytes of an image.
    private static let largest = 256 << 20
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    func image(of drawing: String) throws(UsageError) -> [UInt8] {
        let environment = ["PATH", "HOME", "TMPDIR"].compactMap { name in
            Terminal.variable(name).map { (name: name, value: $0) }
        }
        let result: ChildProcess
        do throws(SystemError) {
            result = try ChildProcess.run(
                arguments, environment: environment, input: Array(drawing.utf8), atMost: Self.largest)
        } catch {
            throw UsageError("\"\(arguments[0])\" cannot be run: \(error.reason).")
        }
        guard result.status == 0, result.output.starts(with: Self.signature) else {
            let complaint = String(decoding: result.errors.prefix { $0 != 10 }, as: UTF8.self)
            throw UsageError(
                "\"\(arguments[0])\" could not convert the drawing\(complaint.isEmpty ? "" : ": \(complaint)").")
        }
        return result.output
    }
}
