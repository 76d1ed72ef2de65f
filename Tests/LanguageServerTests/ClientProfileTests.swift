import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct ClientProfileTests {
    @Test(arguments: [
        (["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-8"], "utf-32"), (["utf-16", "utf-8"], "utf-16"),
        (["utf-7", "utf-8"], "utf-8"), (["utf-7"], "utf-16"), ([], "utf-16"),
    ])
    func theFirstKnownEncodingIsChosen(offered: [String], chosen: String) {
        var capabilities = ClientCapabilities()
        capabilities.positionEncodings = offered
        let profile = ClientProfile(capabilities)
        #expect(profile.encoding.rawValue == chosen)
        #expect(
            FeatureOffers(of: [WordFormat()], to: profile).capabilities.positionEncoding
                == (offered.isEmpty ? nil : chosen))
    }

    @Test func aMinimalClientIsOfferedPlainCapabilities() {
        let editor = MockEditor()
        let result = editor.start([:])
        let capabilities = result["capabilities"]
        #expect(capabilities["codeActionProvider"] == true)
        #expect(capabilities["renameProvider"] == true)
        #expect(capabilities.object?["positionEncoding"] == nil)
        #expect(capabilities["textDocumentSync", "change"] == 2)
        #expect(capabilities["textDocumentSync", "openClose"] == true)
        #expect(result["serverInfo", "name"] == "plumbline")
        #expect(result["serverInfo", "version"] == "1.2.3")
    }

    @Test func aFullClientIsOfferedOptions() {
        let capabilities = MockEditor().start()["capabilities"]
        #expect(
            capabilities["codeActionProvider", "codeActionKinds"] == [
                "quickfix", "refactor.rewrite", "source.fixAll.plumbline",
            ])
        #expect(capabilities["codeActionProvider", "resolveProvider"] == false)
        #expect(capabilities["renameProvider", "prepareProvider"] == true)
    }
}
