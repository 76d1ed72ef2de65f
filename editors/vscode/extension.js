'use strict';
// Starts the language server, and shows its pictures. No build step: this is what runs.

const vscode = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');
const { isLog, isOurs } = require('./lib/documents');
const { Logs } = require('./lib/logs');
const { findServer, notFound } = require('./lib/server');
const { Preview } = require('./lib/preview');

// An Interface Builder document is XML to the editor; the file's name says that it is one of ours.
const SELECTOR = [{ language: 'layout' }, { scheme: 'file', pattern: '**/*.{xib,storyboard}' }];
// Only where the person wants that: any program writes logs, and they are long.
const LOGS = [{ language: 'log' }, { scheme: 'file', pattern: '**/*.log' }];

let client;
let logs;
let manual;
let output;
let preview;
let isWanted = false;
// Starting and stopping take turns, or a restart would overtake the start before it.
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
    // Not awaited: the message may stay up while the extension goes on.
    vscode.window.showErrorMessage(message, 'How to Install', 'Open Settings').then((choice) => {
      if (choice === 'How to Install') vscode.commands.executeCommand('markdown.showPreview', manual);
      if (choice === 'Open Settings') vscode.commands.executeCommand('workbench.action.openSettings', 'plumbline.path');
    });
    return;
  }
  output.appendLine(`Starting ${command}`);
  // The id is also the section of `plumbline.trace.server`, which the client reads itself.
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
    vscode.window.showErrorMessage(`Plumbline's server at ${command} did not start: ${error.message || error}. Its output says more.`, 'Show Output')
      .then((choice) => { if (choice) output.show(); });
    return;
  }
  preview.refresh();
}

/** The server's commands behind code lenses, of which the answers are shown. */
const SHOWN = { 'plumbline.preview': (question) => show(question), 'plumbline.explainLog': (question) => logs.show(question) };

/** A code lens was clicked: the panel shows the layout that it stands above. */
function show(question) {
  const editor = vscode.window.activeTextEditor;
  if (editor && question && question.position) {
    const place = new vscode.Position(question.position.line, question.position.character);
    editor.selection = new vscode.Selection(place, place);
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

/** Asks the server what a log says; undefined where no server can be started, which has been said. */
async function askOfLog(question) {
  isWanted = true;
  await inTurn(() => (client ? undefined : start()));
  return client && client.sendRequest('workspace/executeCommand', { command: 'plumbline.explainLog', arguments: [question] });
}

/** The server starts with the first document that it reads: the extension is also asked to start for other XML, and for any log. */
async function startFor(documents) {
  if (isWanted || !documents.some((document) => isOurs(document) || (settings().get('runtimeLogs') && isLog(document)))) return;
  isWanted = true;
  await inTurn(start);
}

async function activate(context) {
  output = vscode.window.createOutputChannel('Plumbline');
  manual = vscode.Uri.joinPath(context.extensionUri, 'README.md');
  preview = new Preview(vscode, context.extensionUri, () => client);
  logs = new Logs(vscode, askOfLog);
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
      if (isWanted && ['plumbline.path', 'plumbline.runtimeLogs'].some((name) => event.affectsConfiguration(name))) restart();
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
