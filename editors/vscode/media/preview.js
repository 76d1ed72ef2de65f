'use strict';
// The panel's page: shows the picture, and says what the person chooses. Everything is solved by the server.

(function () {
  const editor = acquireVsCodeApi();
  const part = (id) => document.getElementById(id);
  const chosen = { size: undefined, state: undefined, gone: [] };
  // What is shown: its size, and whether it is as high as its constraints ask for.
  let shown = {};

  function choose() {
    editor.postMessage({ type: 'choose', size: chosen.size, state: chosen.state, gone: chosen.gone });
  }

  /** A picture has a light and a dark look of its own; the editor's theme says which, not the system's. */
  function dressed(svg) {
    const theme = document.body.classList.contains('vscode-light') || document.body.classList.contains('vscode-high-contrast-light') ? 'light' : 'dark';
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
    // A list that is open is not built anew under the pointer.
    const names = JSON.stringify([message.layout, message.states, message.views]);
    if (names !== listed) {
      listed = names;
      boxes(message.views, chosen.gone);
    }
    part('gone').querySelectorAll('input').forEach((box, place) => { box.checked = chosen.gone.includes(message.views[place]); });
    list(part('state'), message.states, chosen.state);
    part('stateLabel').hidden = message.states.length === 0;
    part('goneLabel').hidden = message.views.length === 0;
    if (message.svg === undefined) return;
    const size = `${number(message.width)} × ${number(message.height)}`;
    part('size').textContent = size;
    // While it is dragged the slider is the person's.
    if (document.activeElement !== part('width') || !chosen.size) part('width').value = message.width;
    part('picture').src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dressed(message.svg))}`;
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
