/// The commands of `workspace/executeCommand`.
enum ServerCommand: String, CaseIterable {
    case preview = "plumbline.preview"
    case explainLog = "plumbline.explainLog"
}
