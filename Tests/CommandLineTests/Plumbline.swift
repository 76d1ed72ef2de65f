import Foundation

/// The built program.
enum Plumbline {
    struct Result {
        var status: Int32
        var output: String
        var complaints: String
    }

    /// The program beside the test bundle, or the one that `PLUMBLINE_BINARY` names.
    static var binary: URL {
        if let path = ProcessInfo.processInfo.environment["PLUMBLINE_BINARY"] { return URL(fileURLWithPath: path) }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let folder =
            bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
        return folder.appendingPathComponent("plumbline")
    }

    /// Runs this or another program to its end.
    static func run(
        _ arguments: [String], of program: URL = binary, in folder: URL? = nil, environment: [String: String] = [:],
        input: String = ""
    ) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let files = try TemporaryFolder(["in": input])
        process.standardInput = try FileHandle(forReadingFrom: files.url.appendingPathComponent("in"))
        let (output, complaints) = (files.url.appendingPathComponent("out"), files.url.appendingPathComponent("err"))
        for url in [output, complaints] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self))
    }
}

/// A folder that is deleted with this object.
final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("plumbline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// Layouts that the tests share.
enum Sample {
    /// Without a finding.
    static let clean = "layout Card {\n    size 320 x 100\n    view photo\n    photo.edges == super.edges inset 8\n}\n"
    /// With one warning.
    static let warning =
        "layout Card {\n    size 320 x 100\n    view photo\n    photo.size == 40 x 40\n    photo.top == super.top\n}\n"
    /// With one error.
    static let error =
        "layout Card {\n    size 320 x 100\n    view photo\n    photo.edges == super.edges\n    foto.width <= 400\n}\n"
    /// Two layouts with states, parameters and views to select.
    static let choices = """
        layout Row {
            size 320 x 44
            sizes 375 x 44
            param gap = 8 in 0...20
            label first 40 x 20, middle 50 x 20
            first.leading == super.leading + gap
            middle.leading == first.trailing + 8
            [first, middle].centerY == super.centerY
            collapse first: trailing
            vary first
            state wide { size 600 x 44 }
            state bare { gone first }
        }

        layout Card {
            size 100 x fit
            view photo
            photo.edges == super.edges
            photo.height == 30
        }

        """
}
