'use strict';
// Starts the language server and shows its pictures. There is no build step.

const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');
const { isLog, isOurs } = require('./lib/documents');
const { Logs } = require('./lib/logs');
const { findServer, notFound } = require('./lib/server');
const { Preview } = require('./lib/preview');

// To the editor, an Interface Builder document is XML; only its extension identifies it. For Swift code the server
// registers less than for the others: what SourceKit does stays with SourceKit.
const SELECTOR = [
  { language: 'layout' },
  { scheme: 'file', pattern: '**/*.{xib,storyboard}' },
  { language: 'swift', scheme: 'file' },
];
// Opt-in, because every program writes logs, and they are long.
const LOGS = [{ language: 'log' }, { scheme: 'file', pattern: '**/*.log' }];

let client;
let logs;
let manual;
let output;
let preview;
let isWanted = false;
// Starts and stops run one after another, so that a restart does not overtake an earlier start.
let turn = Promise.resolve();

function settings() {
  return vscode.workspace.getConfiguration('plumbline');
}

async function start() {
  const wanted = settings().get('path') || 'plumbline';
  const command = findServer(wanted);
  if (!command) {
    const message = notFound(wanted);
    output.appendLine(message);
    // Not awaited, because the message may stay open for long.
    vscode.window.showErrorMessage(message, 'How to Install', 'Open Settings').then((choice) => {
      if (choice === 'How to Install') vscode.commands.executeCommand('markdown.showPreview', manual);
      if (choice === 'Open Settings') vscode.commands.executeCommand('workbench.action.openSettings', 'plumbline.path');
    });
    return;
  }
  output.appendLine(`Starting ${command}`);
  // The client uses the id as the section of `plumbline.trace.server`, too.
  client = new LanguageClient('plumbline', 'Plumbline', { command, args: [], transport: TransportKind.stdio }, {
    documentSelector: settings().get('runtimeLogs') ? [...SELECTOR, ...LOGS] : SELECTOR,
    outputChannel: output,
    initializationOptions: () => JSON.parse(JSON.stringify(settings())),
    synchronize: { configurationSection: 'plumbline' },
    middleware: { executeCommand: (id, rest, next) => (SHOWN[id] ? SHOWN[id](rest[0]) : next(id, rest)) },
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    output.appendLine(String(error));
    const message = `Plumbline's server at ${command} did not start: ${error.message || error}. See its output.`;
    vscode.window.showErrorMessage(message, 'Show Output').then((choice) => { if (choice) output.show(); });
    return;
  }
  preview.refresh();
}

/** The commands of code lenses, whose results the extension shows. */
const SHOWN = {
  'plumbline.preview': (request) => show(request),
  'plumbline.explainLog': (request) => logs.show(request),
};

/** Shows the layout of a code lens in the panel. */
function show(request) {
  const editor = vscode.window.activeTextEditor;
  if (editor && request && request.position) {
    const position = new vscode.Position(request.position.line, request.position.character);
    editor.selection = new vscode.Selection(position, position);
  }
  return preview.open(editor);
}

async function stop() {
  const running = client;
  client = undefined;
  if (running) await running.stop().catch((error) => output.appendLine(String(error)));
}

function inTurn(work) {
  turn = turn.then(work);
  return turn;
}

function restart() {
  isWanted = true;
  return inTurn(async () => { await stop(); await start(); });
}

/** Requests the explanation of a log; undefined if the server cannot be started, for which an error was shown. */
async function requestExplanation(log) {
  isWanted = true;
  await inTurn(() => (client ? undefined : start()));
  const command = { command: 'plumbline.explainLog', arguments: [log] };
  return client && client.sendRequest('workspace/executeCommand', command);
}

/** Starts the server for the first document that it supports. The editor also activates the extension for other XML. */
async function startFor(documents) {
  const isSupported = (document) => isOurs(document) || (settings().get('runtimeLogs') && isLog(document));
  if (isWanted || !documents.some(isSupported)) return;
  isWanted = true;
  await inTurn(start);
}

async function activate(context) {
  output = vscode.window.createOutputChannel('Plumbline');
  manual = vscode.Uri.joinPath(context.extensionUri, 'README.md');
  preview = new Preview(vscode, context.extensionUri, () => client);
  logs = new Logs(vscode, requestExplanation);
  context.subscriptions.push(
    output,
    preview,
    logs,
    vscode.commands.registerCommand('plumbline.openPreview', () => preview.open(vscode.window.activeTextEditor)),
    vscode.commands.registerCommand('plumbline.explainRuntimeLog', () => logs.explain(vscode.window.activeTextEditor)),
    vscode.commands.registerCommand('plumbline.restart', restart),
    vscode.commands.registerCommand('plumbline.showOutput', () => output.show()),
    vscode.workspace.onDidOpenTextDocument((document) => startFor([document])),
    vscode.workspace.onDidChangeConfiguration((event) => {
      const needsRestart = ['plumbline.path', 'plumbline.runtimeLogs'].some((name) => event.affectsConfiguration(name));
      if (isWanted && needsRestart) restart();
      else if (event.affectsConfiguration('plumbline')) {
        preview.refresh();
        startFor(vscode.workspace.textDocuments);
      }
    }),
  );
  await startFor(vscode.workspace.textDocuments);
}

function deactivate() {
  return inTurn(stop);
}

module.exports = { activate, deactivate };
