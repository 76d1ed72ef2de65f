'use strict';
// The picture of the layout at the cursor, beside the text.

const crypto = require('crypto');
const { Latest } = require('./latest');
const { layouts, around } = require('./symbols');

const ENDINGS = /\.(layout|xib|storyboard)$/;

class Preview {
  constructor(vscode, extensionUri, client) {
    this.vscode = vscode;
    this.extensionUri = extensionUri;
    this.client = client;
    this.panel = undefined;
    this.document = undefined;
    this.layouts = [];
    this.layout = undefined;
    this.choice = newChoice();
    this.pictures = new Latest((question) => this.ask(question), (answer, question) => this.show(answer, question));
    this.outlines = new Latest((document) => this.askOutline(document), (answer, document) => this.takeOutline(answer, document));
    this.listeners = [
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.window.onDidChangeTextEditorSelection((event) => this.follow(event.textEditor)),
      // The server hears of the edit first: the client's listener comes after this one.
      vscode.workspace.onDidChangeTextDocument((event) => { if (event.document === this.document) setTimeout(() => this.refresh(), 0); }),
      vscode.workspace.onDidCloseTextDocument((document) => { if (document === this.document) this.document = undefined; }),
    ];
  }

  dispose() {
    this.listeners.forEach((listener) => listener.dispose());
    if (this.panel) this.panel.dispose();
  }

  open(editor) {
    if (!isOurs(editor)) {
      this.vscode.window.showInformationMessage('Open a .layout, .xib or .storyboard file to see its preview.');
      return;
    }
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      const { vscode } = this;
      const media = vscode.Uri.joinPath(this.extensionUri, 'media');
      this.panel = vscode.window.createWebviewPanel(
        'plumbline.preview', 'Layout Preview', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [media] });
      this.panel.webview.html = page(this.panel.webview, (name) => this.panel.webview.asWebviewUri(vscode.Uri.joinPath(media, name)));
      this.panel.webview.onDidReceiveMessage((message) => this.receive(message));
      this.panel.onDidDispose(() => { this.panel = undefined; this.document = undefined; });
    }
    this.follow(editor);
  }

  /** The editor with the cursor has another place or is another one. */
  follow(editor) {
    if (!this.panel || !isOurs(editor)) return;
    this.line = editor.selection.active.line;
    if (editor.document !== this.document) {
      this.document = editor.document;
      this.layouts = [];
      this.layout = undefined;
      this.refresh();
    } else {
      this.goToCursor();
    }
  }

  refresh() {
    if (this.panel && this.document) this.outlines.request(this.document);
  }

  async askOutline(document) {
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return client.sendRequest('textDocument/documentSymbol', { textDocument: { uri: uriOf(document) } });
  }

  takeOutline(answer, document) {
    if (document !== this.document) return;
    if (answer.error) {
      this.post({ problem: sentence(answer.error) });
      return;
    }
    const found = layouts(answer.value);
    // While a name is half typed there may be none: what was there before goes on being shown.
    if (found.length > 0) this.layouts = found;
    this.goToCursor(true);
  }

  /** Takes the layout and the state that the cursor is in; asks for a picture where that is another one, or in any case. */
  goToCursor(always = false) {
    const layout = around(this.line, this.layouts) || this.layouts.find((known) => this.layout && known.name === this.layout.name) || this.layouts[0];
    const isOther = !this.layout || !layout || layout.name !== this.layout.name;
    if (isOther) this.choice = newChoice();
    this.layout = layout;
    const state = layout && around(this.line, layout.states);
    const wanted = state ? state.name : this.choice.stateOfCursor ? undefined : this.choice.state;
    const isOtherState = wanted !== this.choice.state;
    this.choice.state = wanted;
    this.choice.stateOfCursor = state !== undefined;
    if (always || isOther || isOtherState) this.draw();
  }

  /** What the person chose in the panel. */
  receive(message) {
    if (message.type === 'ready') {
      this.draw();
    } else if (message.type === 'choose') {
      this.choice = {
        size: typeof message.size === 'string' ? message.size : undefined,
        state: typeof message.state === 'string' ? message.state : undefined,
        gone: Array.isArray(message.gone) ? message.gone.filter((name) => typeof name === 'string') : [],
        stateOfCursor: false,
      };
      this.draw();
    }
  }

  draw() {
    if (!this.panel || !this.document || !this.layout) return;
    const { size, state, gone } = this.choice;
    // Names that an edit has taken away are not asked for.
    this.pictures.request({
      uri: uriOf(this.document),
      layout: this.layout.name,
      ...(size ? { size } : {}),
      ...(this.layout.states.some((known) => known.name === state) ? { state } : {}),
      gone: gone.filter((name) => this.layout.views.includes(name)),
    });
  }

  async ask(question) {
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return client.sendRequest('workspace/executeCommand', { command: 'plumbline.preview', arguments: [question] });
  }

  show(answer, question) {
    const { layout, choice } = this;
    if (!layout) return;
    const state = { layout: layout.name, fits: layout.fits, states: layout.states.map((known) => known.name), views: layout.views, choice: { ...choice, state: question.state } };
    if (answer.error) this.post({ ...state, problem: sentence(answer.error) });
    else if (!answer.value || typeof answer.value.svg !== 'string') this.post({ ...state, problem: 'There is nothing to draw.' });
    else this.post({ ...state, svg: answer.value.svg });
  }

  post(message) {
    if (this.panel) this.panel.webview.postMessage(message);
  }
}

function newChoice() {
  return { size: undefined, state: undefined, gone: [], stateOfCursor: false };
}

function isOurs(editor) {
  return Boolean(editor) && (editor.document.languageId === 'layout' || ENDINGS.test(editor.document.uri.path));
}

function uriOf(document) {
  return document.uri.toString();
}

function sentence(error) {
  return String((error && error.message) || error);
}

/** The panel's page: nothing but our own script, our own style, and pictures that are handed over. */
function page(webview, file) {
  const nonce = crypto.randomBytes(16).toString('hex');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${file('preview.css')}">
<title>Layout Preview</title>
</head>
<body>
<header>
  <strong id="name"></strong>
  <label>Width <input id="width" type="range" min="0" max="1400" step="1"> <output id="size"></output></label>
  <button id="declared" type="button" title="The size that the layout declares">Declared</button>
  <label id="stateLabel">State <select id="state"></select></label>
  <details id="goneLabel"><summary>Gone</summary><div id="gone"></div></details>
</header>
<p id="problem" role="status"></p>
<img id="picture" alt="">
<script nonce="${nonce}" src="${file('preview.js')}"></script>
</body>
</html>`;
}

module.exports = { Preview, page };
