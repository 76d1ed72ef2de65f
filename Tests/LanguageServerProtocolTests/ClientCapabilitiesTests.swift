import LanguageServerProtocol
import Testing

@Suite struct ClientCapabilitiesTests {
    private func read(_ json: String) throws -> ClientCapabilities {
        ClientCapabilities(try JSONValue(parsing: Array(json.utf8)))
    }

    @Test(arguments: [
        "{}", "[]", "null", "{\"textDocument\":5,\"general\":[]}", "{\"general\":{\"positionEncodings\":\"utf-8\"}}",
    ])
    func missingOrMalformedCapabilitiesAreNotDeclared(json: String) throws {
        #expect(try read(json) == ClientCapabilities())
    }

    @Test func declaredCapabilitiesAreRead() throws {
        let capabilities = try read(
            """
            {"general": {"positionEncodings": ["utf-32", "utf-8"]},
             "workspace": {"workspaceEdit": {"documentChanges": true}},
             "textDocument": {
               "publishDiagnostics": {"versionSupport": true, "relatedInformation": true,
                                      "codeDescriptionSupport": true, "tagSupport": {"valueSet": [1, 2]}},
               "hover": {"contentFormat": ["markdown", "plaintext"]},
               "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
               "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}},
                              "isPreferredSupport": true, "dataSupport": true,
                              "resolveSupport": {"properties": ["edit"]}},
               "completion": {"completionItem": {"resolveSupport": {"properties": ["documentation"]},
                                                 "documentationFormat": ["plaintext", "markdown"]}},
               "rename": {"prepareSupport": true}}}
            """)
        #expect(capabilities.positionEncodings == ["utf-32", "utf-8"])
        #expect(capabilities.documentChanges && capabilities.diagnosticVersions)
        #expect(capabilities.diagnosticRelatedInformation && capabilities.diagnosticCodeDescriptions)
        #expect(capabilities.diagnosticTags == [1, 2])
        #expect(capabilities.hoverMarkdown && capabilities.completionDocumentation == .plaintext)
        #expect(capabilities.hierarchicalSymbols && capabilities.codeActionLiterals)
        #expect(
            capabilities.codeActionIsPreferred && capabilities.codeActionResolvesEdit && capabilities.codeActionData)
        #expect(capabilities.completionResolvesDocumentation && capabilities.prepareRename)
    }
}
