'use strict';
// As much of `vscode-languageclient/node` as the extension uses, talking to the real server over its streams.

const { spawn } = require('child_process');
const { minimatch } = require('./minimatch');

const TransportKind = { stdio: 0, ipc: 1, pipe: 2, socket: 3 };

/** The features that the real client can register for some languages alone. */
const FEATURES = [
  'hover', 'completion', 'codeAction', 'codeLens', 'inlayHint', 'definition', 'references', 'documentHighlight', 'linkedEditingRange', 'rename',
  'documentLink', 'documentSymbol', 'foldingRange', 'selectionRange', 'formatting', 'rangeFormatting', 'onTypeFormatting', 'semanticTokens',
];

const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true }, executeCommand: { dynamicRegistration: true }, workspaceEdit: { documentChanges: true } },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, versionSupport: true, codeDescriptionSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } },
    semanticTokens: { requests: { full: true }, tokenTypes: ['variable'], tokenModifiers: [], formats: ['relative'] },
  },
};
for (const feature of FEATURES) CAPABILITIES.textDocument[feature] = { ...CAPABILITIES.textDocument[feature], dynamicRegistration: true };

/** The members of the capabilities that are not called like the feature. */
const PROVIDERS = { formatting: 'documentFormattingProvider', rangeFormatting: 'documentRangeFormattingProvider', onTypeFormatting: 'documentOnTypeFormattingProvider' };

function selects(selector, document) {
  return selector.some((filter) =>
    (!filter.language || filter.language === document.languageId)
    && (!filter.scheme || filter.scheme === document.uri.scheme)
    && (!filter.pattern || minimatch(document.uri.path, filter.pattern)));
}

function clientOf(world) {
  class LanguageClient {
    constructor(id, name, server, options) {
      Object.assign(this, { id, name, server, options, number: 0, waiting: new Map(), diagnostics: new Map(), registered: [], features: new Map(), outstanding: 0, most: 0 });
      if (server.transport !== TransportKind.stdio) throw new Error('the stand-in speaks over standard streams only');
      LanguageClient.all.push(this);
    }

    async start() {
      this.process = spawn(this.server.command, [...(this.server.args || []), '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
      await new Promise((resolve, reject) => { this.process.once('spawn', resolve); this.process.once('error', reject); });
      this.process.stdin.on('error', () => {});
      this.ended = new Promise((resolve) => this.process.once('exit', resolve));
      this.ended.then((status) => this.waiting.forEach(({ reject }) => reject(new Error(`The server ended with ${status}.`))));
      this.read();
      const initial = this.options.initializationOptions;
      this.result = await this.sendRequest('initialize', {
        processId: process.pid, rootUri: null, capabilities: CAPABILITIES,
        initializationOptions: typeof initial === 'function' ? initial() : initial,
      });
      this.notify('initialized', {});
      // The real one registers every command of the server's: one that the extension has registered too is an error there.
      const provider = this.result.capabilities.executeCommandProvider;
      for (const command of provider ? provider.commands : []) {
        this.registered.push(world.vscode.commands.registerCommand(command, (...rest) => this.sendRequest('workspace/executeCommand', { command, arguments: rest })));
      }
      const { events } = world;
      this.registered.push(
        events.open.event((document) => this.open(document)),
        events.text.event(({ document }) => { if (this.isOurs(document)) this.change(document); }),
        events.configuration.event(() => this.configure()));
      this.configure();
      world.vscode.workspace.textDocuments.forEach((document) => this.open(document));
    }

    configure() {
      const section = this.options.synchronize && this.options.synchronize.configurationSection;
      if (section) this.notify('workspace/didChangeConfiguration', { settings: { [section]: JSON.parse(JSON.stringify(world.vscode.workspace.getConfiguration(section))) } });
    }

    isOurs(document) {
      return selects(this.options.documentSelector, document);
    }

    /** The features that the editor would ask for in a document: offered for all, or registered for a selector that has it. */
    served(document) {
      const offered = (feature) => Boolean(this.result.capabilities[PROVIDERS[feature] || `${feature}Provider`]);
      return FEATURES.filter((feature) => offered(feature) || selects(this.features.get(`textDocument/${feature}`) || [], document)).sort();
    }

    open(document) {
      if (!this.isOurs(document)) return;
      this.notify('textDocument/didOpen', { textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.text } });
    }

    change(document) {
      this.notify('textDocument/didChange', { textDocument: { uri: document.uri.toString(), version: document.version }, contentChanges: [{ text: document.text }] });
    }

    read() {
      let kept = Buffer.alloc(0);
      this.process.stdout.on('data', (data) => {
        kept = Buffer.concat([kept, data]);
        for (;;) {
          const end = kept.indexOf('\r\n\r\n');
          if (end < 0) return;
          const length = Number(/Content-Length: (\d+)/i.exec(kept.subarray(0, end).toString())[1]);
          if (kept.length < end + 4 + length) return;
          const message = JSON.parse(kept.subarray(end + 4, end + 4 + length).toString());
          kept = kept.subarray(end + 4 + length);
          this.receive(message);
        }
      });
    }

    receive(message) {
      if (message.method === 'textDocument/publishDiagnostics') {
        this.diagnostics.set(message.params.uri, message.params);
        world.events.diagnostics.fire(message.params);
      } else if (message.method && message.id !== undefined) {
        if (message.method === 'client/registerCapability') {
          for (const { method, registerOptions } of message.params.registrations) this.features.set(method, (registerOptions || {}).documentSelector);
        }
        const result = message.method === 'workspace/configuration' ? message.params.items.map((item) => JSON.parse(JSON.stringify(world.vscode.workspace.getConfiguration(item.section)))) : null;
        this.send({ id: message.id, result });
      } else if (!message.method) {
        const { resolve, reject } = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.error) reject(Object.assign(new Error(message.error.message), message.error));
        else resolve(message.result);
      }
    }

    send(message) {
      const data = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
      this.process.stdin.write(`Content-Length: ${data.length}\r\n\r\n`);
      this.process.stdin.write(data);
    }

    notify(method, params) { this.send({ method, params }); }

    sendRequest(method, params) {
      const id = (this.number += 1);
      return new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.send({ id, method, params });
      });
    }

    async stop() {
      this.registered.forEach((one) => one.dispose());
      await this.sendRequest('shutdown');
      this.notify('exit');
      this.status = await this.ended;
    }
  }
  LanguageClient.all = [];
  return { LanguageClient, TransportKind };
}

module.exports = { clientOf };
