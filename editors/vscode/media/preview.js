'use strict';
// The panel's page: shows the picture, and says what the person chooses. Everything is solved by the server.

(function () {
  const editor = acquireVsCodeApi();
  const part = (id) => document.getElementById(id);
  const chosen = { size: undefined, state: undefined, gone: [] };
  // The size of the picture that is shown, as [width, height] in words.
  let shown;
  let fits = false;

  function choose() {
    editor.postMessage({ type: 'choose', size: chosen.size, state: chosen.state, gone: chosen.gone });
  }

  /** The size that a picture's title ends with: "Row, 320 × 44" or "Row, 320 × 44, title gone". */
  function sizeOf(svg) {
    const title = /<title>([^<]*)<\/title>/.exec(svg);
    const size = title && /, (\d+(?:\.\d+)?) ?[×x] ?(\d+(?:\.\d+)?)(?=,|$)/.exec(title[1]);
    return size ? [size[1], size[2]] : undefined;
  }

  /** A picture has a light and a dark look of its own; the editor's theme says which, not the system's. */
  function dressed(svg) {
    const theme = document.body.classList.contains('vscode-light') || document.body.classList.contains('vscode-high-contrast-light') ? 'light' : 'dark';
    return svg.replace(/^(<svg\b[^>]*\bclass=")([^"]*)"/, `$1$2 ${theme}"`);
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
    fits = message.fits === true;
    // A list that is open is not built anew under the pointer.
    const names = JSON.stringify([message.layout, message.states, message.views]);
    if (names !== listed) {
      listed = names;
      boxes(message.views, chosen.gone);
    }
    list(part('state'), message.states, chosen.state);
    part('stateLabel').hidden = message.states.length === 0;
    part('goneLabel').hidden = message.views.length === 0;
    if (message.svg === undefined) return;
    shown = sizeOf(message.svg) || shown;
    if (shown) {
      part('size').textContent = `${shown[0]} × ${shown[1]}`;
      // While it is dragged the slider is the person's.
      if (document.activeElement !== part('width') || !chosen.size) part('width').value = shown[0];
    }
    part('picture').src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dressed(message.svg))}`;
    part('picture').alt = `${message.layout}${shown ? `, ${shown[0]} × ${shown[1]}` : ''}`;
  });

  part('width').addEventListener('input', () => {
    chosen.size = `${part('width').value}x${fits || !shown ? 'fit' : shown[1]}`;
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
