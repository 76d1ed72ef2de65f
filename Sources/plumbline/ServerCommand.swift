import LanguageServer

/// Whether an argument asks for the language server, as editors that speak no other way do.
func isServerFlag(_ argument: String) -> Bool {
    argument == "--stdio" || argument.hasPrefix("--clientProcessId")
}
