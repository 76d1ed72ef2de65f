'use strict';
// The extension as it is, in an editor of its own.

const Module = require('node:module');
const path = require('node:path');
const { clientOf } = require('./client');
const { world } = require('./vscode');

const EXTENSION = path.join(__dirname, '../../../../editors/vscode');
const PLUMBLINE = path.resolve(process.env.PLUMBLINE || 'plumbline');

/** The extension, freshly loaded into an editor of its own. */
async function started(configure = () => {}) {
  const here = world();
  here.events.diagnostics = new (here.events.posted.constructor)();
  const library = clientOf(here);
  Object.assign(here, { LanguageClient: library.LanguageClient });
  here.values['plumbline.path'] = PLUMBLINE;
  configure(here);
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? here.vscode : name === 'vscode-languageclient/node' ? library : load(name, ...rest));
  Object.keys(require.cache).filter((file) => file.startsWith(EXTENSION)).forEach((file) => delete require.cache[file]);
  here.extension = require(path.join(EXTENSION, 'extension.js'));
  Module._load = load;
  here.context = { subscriptions: [], extensionUri: here.vscode.Uri.file(EXTENSION) };
  await here.extension.activate(here.context);
  return here;
}

/** The same with a layout open, for which the server starts. */
function running(configure = () => {}) {
  return started((here) => {
    configure(here);
    here.open('/nowhere/open.layout', 'layout', 'layout Open { size 9 x 9 }');
  });
}

async function ended(here) {
  await here.extension.deactivate();
  here.context.subscriptions.forEach((one) => one.dispose());
  return here.LanguageClient.all.map((client) => client.status);
}

/** The first value of an event that is as wanted, within some seconds. */
function next(emitter, wanted = () => true) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => { listener.dispose(); reject(new Error('nothing came')); }, 20000);
    const listener = emitter.event((value) => {
      if (!wanted(value)) return;
      clearTimeout(timer);
      listener.dispose();
      resolve(value);
    });
  });
}

module.exports = { EXTENSION, PLUMBLINE, ended, next, running, started };
