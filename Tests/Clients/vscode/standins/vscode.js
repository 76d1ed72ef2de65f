'use strict';
// As much of the editor's `vscode` as the extension uses; what it does not use is not here, so that a wrong name fails.

const path = require('path');
const { pathToFileURL, fileURLToPath } = require('url');

class Uri {
  constructor(text) { this.text = text; }
  static file(file) { return new Uri(pathToFileURL(file).href); }
  static parse(text) { return new Uri(text); }
  static joinPath(uri, ...parts) { return Uri.file(path.join(uri.fsPath, ...parts)); }
  get fsPath() { return fileURLToPath(this.text); }
  get path() { return decodeURIComponent(new URL(this.text).pathname); }
  get scheme() { return new URL(this.text).protocol.slice(0, -1); }
  toString() { return this.text; }
}

class Emitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  dispose() { this.listeners.clear(); }
  fire(value) { [...this.listeners].forEach((listener) => listener(value)); }
}

function world() {
  const events = {};
  const event = (name) => { events[name] = new Emitter(); return events[name].event; };
  const commands = new Map();
  const values = {};
  const self = { events, commands, values, messages: [], output: [], panels: [], opened: [], shown: [], providers: new Map(), clipboard: '' };
  const message = (kind) => (text, ...choices) => {
    self.messages.push({ kind, text, choices });
    return Promise.resolve(self.answer);
  };
  self.vscode = {
    Uri,
    EventEmitter: Emitter,
    env: { uriScheme: 'vscode', clipboard: { readText: () => Promise.resolve(self.clipboard) } },
    ViewColumn: { Beside: -2, One: 1 },
    Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
    Range: class { constructor(start, end) { Object.assign(this, { start, end }); } },
    Selection: class { constructor(anchor, active) { Object.assign(this, { anchor, active }); } },
    commands: {
      registerCommand(id, run) {
        if (commands.has(id)) throw new Error(`command '${id}' already exists`);
        commands.set(id, run);
        return { dispose: () => commands.delete(id) };
      },
      executeCommand: (id, ...rest) => {
        if (/^(workbench|markdown)\./.test(id)) { self.opened.push([id, ...rest].join(' ')); return Promise.resolve(); }
        return Promise.resolve(commands.get(id)(...rest));
      },
    },
    workspace: {
      textDocuments: [],
      getConfiguration(section) {
        const inner = Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith(`${section}.`)).map(([key, value]) => [key.slice(section.length + 1), value]));
        return { ...inner, get: (key) => inner[key], has: (key) => key in inner, inspect() {}, update() {} };
      },
      registerTextDocumentContentProvider(scheme, provider) {
        self.providers.set(scheme, provider);
        return { dispose: () => self.providers.delete(scheme) };
      },
      onDidChangeConfiguration: event('configuration'),
      onDidChangeTextDocument: event('text'),
      onDidOpenTextDocument: event('open'),
      onDidCloseTextDocument: event('close'),
    },
    window: {
      activeTextEditor: undefined,
      visibleTextEditors: [],
      showTextDocument: (document, options) => { self.shown.push({ document, ...options }); return Promise.resolve(); },
      createOutputChannel: (name) => ({ name, appendLine: (line) => self.output.push(line), append() {}, show() { self.output.push('(shown)'); }, dispose() {} }),
      showErrorMessage: message('error'),
      showInformationMessage: message('information'),
      onDidChangeActiveTextEditor: event('editor'),
      onDidChangeTextEditorSelection: event('selection'),
      createWebviewPanel(viewType, title, column, options) {
        const received = new Emitter();
        const disposed = new Emitter();
        const panel = {
          viewType, title, options, posted: [],
          webview: {
            html: '', cspSource: 'https://csp.invalid',
            asWebviewUri: (uri) => uri,
            postMessage: (value) => { panel.posted.push(value); self.events.posted.fire(value); return Promise.resolve(true); },
            onDidReceiveMessage: received.event,
          },
          say: (value) => received.fire(value),
          reveal() {},
          onDidDispose: disposed.event,
          dispose: () => disposed.fire(),
        };
        self.panels.push(panel);
        return panel;
      },
    },
  };
  events.posted = new Emitter();

  self.open = (file, languageId, text) => {
    const document = {
      uri: Uri.file(file), languageId, version: 1, text, isDirty: false,
      getText(range) { return range ? range.of : this.text; },
      get lineCount() { return this.text.split('\n').length; },
      lineAt(line) { return { range: { end: new self.vscode.Position(line, this.text.split('\n')[line].length) } }; },
    };
    self.vscode.workspace.textDocuments.push(document);
    events.open.fire(document);
    return { document, selection: { isEmpty: true, active: { line: 0, character: 0 } } };
  };
  self.edit = (editor, text) => {
    editor.document.text = text;
    editor.document.version += 1;
    events.text.fire({ document: editor.document });
  };
  self.put = (editor, line) => {
    editor.selection.active.line = line;
    self.vscode.window.activeTextEditor = editor;
    events.selection.fire({ textEditor: editor });
  };
  return self;
}

module.exports = { world };
