'use strict';
// The panel's page: shows the picture and sends the user's choices. The server solves everything.

(function () {
  const editor = acquireVsCodeApi();
  const part = (id) => document.getElementById(id);
  const chosen = { size: undefined, state: undefined, gone: [] };
  // The last message with a picture.
  let shown = {};

  function choose() {
    editor.postMessage({ type: 'choose', size: chosen.size, state: chosen.state, gone: chosen.gone });
  }

  /** The picture in the light or dark colours of the editor's theme, not of the system's. */
  function themed(svg) {
    const { classList } = document.body;
    const isLight = ['vscode-light', 'vscode-high-contrast-light'].some((name) => classList.contains(name));
    const theme = isLight ? 'light' : 'dark';
    return svg.replace(/^(<svg\b[^>]*\bclass=")([^"]*)"/, `$1$2 ${theme}"`);
  }

  function number(points) {
    return Number(points.toFixed(2)).toString();
  }

  function list(select, names, selected) {
    select.replaceChildren(...['', ...names].map((name) => {
      const option = document.createElement('option');
      option.value = name;
      option.textContent = name || 'as declared';
      return option;
    }));
    select.value = names.includes(selected) ? selected : '';
  }

  function boxes(views, gone) {
    part('gone').replaceChildren(...views.map((name) => {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.checked = gone.includes(name);
      box.addEventListener('change', () => {
        chosen.gone = views.filter((other) => (other === name ? box.checked : chosen.gone.includes(other)));
        choose();
      });
      label.append(box, document.createTextNode(name));
      return label;
    }));
  }

  let listed;

  window.addEventListener('message', (event) => {
    const message = event.data;
    part('problem').textContent = message.problem || '';
    if (message.layout === undefined) return;
    Object.assign(chosen, { size: message.choice.size, state: message.choice.state, gone: message.choice.gone });
    part('name').textContent = message.layout;
    shown = message;
    // Rebuild the list only if it changed: it may be open under the pointer.
    const names = JSON.stringify([message.layout, message.states, message.views]);
    if (names !== listed) {
      listed = names;
      boxes(message.views, chosen.gone);
    }
    part('gone').querySelectorAll('input').forEach((box, index) => {
      box.checked = chosen.gone.includes(message.views[index]);
    });
    list(part('state'), message.states, chosen.state);
    part('stateLabel').hidden = message.states.length === 0;
    part('goneLabel').hidden = message.views.length === 0;
    if (message.svg === undefined) return;
    const size = `${number(message.width)} × ${number(message.height)}`;
    part('size').textContent = size;
    // Do not move the slider while the user drags it.
    if (document.activeElement !== part('width') || !chosen.size) part('width').value = message.width;
    part('picture').src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(themed(message.svg))}`;
    part('picture').alt = `${message.layout}, ${size}`;
  });

  part('width').addEventListener('input', () => {
    chosen.size = `${part('width').value}x${shown.fits || !shown.height ? 'fit' : shown.height}`;
    choose();
  });
  part('declared').addEventListener('click', () => {
    chosen.size = undefined;
    choose();
  });
  part('state').addEventListener('change', () => {
    chosen.state = part('state').value || undefined;
    choose();
  });

  editor.postMessage({ type: 'ready' });
}());
