"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const all = data.files.flatMap((file, f) => file.layouts.map((layout, l) => ({file, layout, f, l})));
const marks = {error: "✕", warning: "!", information: "i", hint: "·"};
const severities = Object.keys(marks);
// Every finding with its file, and the index of its layout in `all`; -1 if it is in no layout.
const starts = data.files.map((file, f) => all.findIndex(entry => entry.f === f));
const found = data.files.flatMap((file, f) => file.findings.map(finding => (
  {...finding, file, f, at: finding.layout < 0 ? -1 : starts[f] + finding.layout})))
  .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
let current, width, height, mode, gone, picked = -1, look = "blueprint";

function element(name, attributes, ...children) {
  const isDrawing = name.startsWith("svg:");
  const made = isDrawing
    ? document.createElementNS("http://www.w3.org/2000/svg", name.slice(4)) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

// A run is [value], or [width, value, width, value, …], interpolated linearly and rounded to a millionth of a point.
function at(run, width) {
  if (run.length === 1) return run[0];
  for (let i = 0; i < run.length; i += 2) {
    if (run[i] === width) return run[i + 1];
    if (width > run[i] && width < run[i + 2]) {
      const a = Math.round(run[i + 1] * 1e6), b = Math.round(run[i + 3] * 1e6);
      return Math.floor((a * (run[i + 2] - width) + b * (width - run[i])) / (run[i + 2] - run[i]) + 0.5) / 1e6;
    }
  }
  return NaN;
}

const points = number => String(Math.round(number * 1000) / 1000);
const same = (a, b) => a.length === b.length && a.every(x => b.includes(x));
const variants = () => current.layout.variants.filter(v => v.mode === mode);
const variant = () => variants().find(v => v.height === height && same(v.gone, gone));
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// MARK: The lists

// A folder that all paths have in common is not shown.
const paths = data.files.map(file => file.path);
let common = paths.length > 1 ? paths[0].lastIndexOf("/") + 1 : 0;
while (common && !paths.every(path => path.startsWith(paths[0].slice(0, common)))) {
  common = paths[0].lastIndexOf("/", common - 2) + 1;
}

const most = 200;
// Adds elements to a list, and a button for those beyond the first ones.
function fill(list, made, start = 0) {
  const rest = made.length - start - most;
  list.append(...made.slice(start, start + most).map(make => make()));
  if (rest > 0) {
    const more = element("button", {type: "button", class: "more", click: () => {
      more.remove();
      fill(list, made, start + most);
    }}, rest + " more");
    list.append(more);
  }
}

const chosen = () => ({
  words: $("search").value.toLowerCase().split(/\s+/).filter(Boolean), code: $("code").value, file: $("file").value,
  severity: $("severity").value,
});
const matches = (text, words) => words.every(word => text.toLowerCase().includes(word));

function list() {
  const {words, code, file, severity} = chosen();
  const shown = found.filter(x => (!code || x.code === code) && (!file || x.f === Number(file)) &&
    (!severity || severities.indexOf(x.severity) <= severities.indexOf(severity)) &&
    matches([x.message, x.code, x.file.path, x.at < 0 ? "" : all[x.at].layout.name].join(" "), words));
  $("count").textContent = shown.length === found.length
    ? found.length + " finding" + (found.length === 1 ? "" : "s") : shown.length + " of " + found.length + " findings";
  $("findings").replaceChildren();
  fill($("findings"), shown.map(x => () => entry(x)));
  const none = found.length ? "No finding matches." : "No findings.";
  if (!shown.length) $("findings").append(element("p", {class: "quiet"}, none));
  const isFiltered = code || severity;
  const withFindings = new Set(shown.map(x => x.at));
  const layouts = all.map((entry, index) => ({...entry, index})).filter(({f, layout, index}) =>
    (!file || f === Number(file)) && (!isFiltered || withFindings.has(index)) &&
    matches([layout.name, data.files[f].path, ...layout.views.map(view => view[0])].join(" "), words));
  $("layouts").replaceChildren();
  let last = -1;
  fill($("layouts"), layouts.flatMap(({f, file, layout, l, index}) => {
    const heading = f === last ? [] : [() => element("h3", {title: file.path}, file.path.slice(common))];
    last = f;
    return [...heading, () => layoutButton(file, layout, l, index)];
  }));
  mark();
}

function entry(x) {
  const button = element("button", {type: "button", click: () => choose(x)},
    element("span", {class: "count"}, marks[x.severity] + " " + x.code),
    element("span", {class: "quiet"}, x.at < 0 ? "" : " · " + all[x.at].layout.name), element("p", {}, x.message));
  button.finding = x;
  return element("div", {class: "finding " + x.severity}, button,
    element("span", {class: "quiet"}, place(x.file, x.line, x.file.path.slice(common) + ":" + x.line)));
}

function layoutButton(file, layout, l, index) {
  const counts = ["error", "warning"].map(severity => {
    const count = file.findings.filter(x => x.layout === l && x.severity === severity).length;
    const title = count + " " + severity + (count > 1 ? "s" : "");
    return count ? element("span", {class: "count " + severity, title}, marks[severity] + " " + count) : "";
  });
  const button = element("button", {type: "button", class: "layout", click: () => show(index)},
    element("span", {}, layout.name || "(no name)"), ...counts);
  button.index = index;
  return button;
}

let selected;
// Marks what is shown in both lists.
function mark() {
  for (const button of document.querySelectorAll("#findings button, #layouts button")) {
    const isShown = button.finding ? button.finding === selected : current && all[button.index] === current;
    if (isShown) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (button.finding) button.parentElement.classList.toggle("current", isShown);
  }
}

// Shows a finding at a size and in a state where it occurs.
function choose(x) {
  if (x.at < 0) return;
  show(x.at);
  selected = x;
  picked = x.view;
  const {variants, first, widths} = current.layout;
  // A declared width is preferred to the others.
  const at = (variant, from, to) => {
    [mode, gone, height] = [variant.mode, variant.gone, variant.height];
    width = [first, ...widths, from].find(w => Number.isInteger(w) && w >= from && w <= to);
    adapt();
  };
  const isAmbiguous = x.code.startsWith("ambiguous");
  const broken = x.code === "conflict" && variants.find(v => v.broken.length);
  const open = isAmbiguous && variants.find(v => v.open.some(([view]) => view === x.view));
  const hidden = x.code.endsWith("when-gone") && x.view >= 0 && variants.find(v => same(v.gone, [x.view]));
  if (broken) at(broken, broken.broken[0][0], broken.broken[0][1]);
  else if (open) at(open, ...open.open.find(([view]) => view === x.view).slice(2));
  else if (hidden) at(hidden, hidden.from, hidden.to);
  else draw();
  mark();
}

// A place in the source: a link to it if the settings say how.
function place(file, line, text) {
  return file.link
    ? element("a", {href: file.link.replace("{line}", line).replace("{column}", 1)}, text) : text;
}

// MARK: The page

function show(index) {
  current = all[clamp(index, 0, all.length - 1)];
  const {layout, file} = current;
  selected = undefined;
  mark();
  $("name").textContent = layout.name;
  $("place").replaceChildren(file.path + ", ", place(file, layout.line, "line " + layout.line));
  mode = layout.variants.length ? layout.variants[0].mode : 0;
  gone = [];
  picked = -1;
  width = undefined;
  drawMap();
  $("modes").replaceChildren($("modes").firstElementChild, ...layout.modes.map((name, value) => {
    if (!layout.variants.some(v => v.mode === value)) return "";
    const change = () => { mode = value; gone = []; adapt(); };
    return element("label", {},
      element("input", {type: "radio", name: "mode", value, checked: value === mode && "", change}), name);
  }));
  $("modes").hidden = layout.modes.length < 2;
  $("gone").replaceChildren($("gone").firstElementChild, ...layout.vary.map(view => {
    const change = event => {
      gone = event.target.checked ? [...gone, view] : gone.filter(x => x !== view);
      adapt();
    };
    return element("label", {}, element("input", {type: "checkbox", value: view, change}), layout.views[view][4]);
  }));
  adapt();
}

// Updates the controls for the selected state, and draws.
function adapt() {
  const {layout} = current;
  const heights = [...new Set(variants().map(v => v.height))];
  if (!heights.includes(height)) height = heights[0];
  $("height").replaceChildren(...heights.map(value =>
    element("option", {value, selected: value === height && ""}, value || "as declared")));
  $("height-row").hidden = heights.length < 2;
  $("gone").hidden = !variants().some(v => v.gone.length);
  for (const box of $("gone").querySelectorAll("input")) box.checked = gone.includes(Number(box.value));
  for (const button of $("modes").querySelectorAll("input")) button.checked = Number(button.value) === mode;
  const range = variant() || variants()[0];
  if (range) {
    const isInRange = w => Number.isInteger(w) && w >= range.from && w <= range.to;
    const first = isInRange(layout.first) ? layout.first : range.from;
    width = clamp(width === undefined ? first : width, range.from, range.to);
    for (const input of [$("width"), $("number")]) {
      input.min = range.from;
      input.max = range.to;
      input.value = width;
      input.disabled = range.from === range.to;
    }
    const shown = layout.widths.filter(isInRange);
    $("widths").replaceChildren(...shown.map(value => element("option", {value})));
    const steps = shown.length < 2 ? [] : shown.length <= 6 ? shown : [shown[0], shown[shown.length - 1]];
    $("declared").replaceChildren(...steps.map(w =>
      element("button", {type: "button", class: "size", click: () => { width = w; adapt(); }}, String(w))));
  }
  draw();
}

// MARK: The drawing

function solved(v) {
  const {layout} = current;
  const away = new Map(v.away);
  const list = layout.views.map(([name, kind, parent, line, path, turned, view, stack], i) => {
    const [x, y, w, h] = [0, 1, 2, 3].map(k => at(layout.runs[v.frames[4 * i + k]], width));
    let open = 0;
    for (const [view, bits, from, to] of v.open) if (view === i && width >= from && width <= to) open |= bits;
    return {i, name, kind, parent, line, path, turned, view: view || {}, stack, x, y, w, h, away: away.get(i) || 0, open};
  });
  for (const f of list) {
    const around = list[f.parent];
    f.left = around ? around.left + f.x : 0;
    f.top = around ? around.top + (f.turned ? around.h - f.y - f.h : f.y) : 0;
    f.isGroup = list.some(g => g.parent === f.i);
  }
  for (const [view, first, last] of v.baselines) {
    list[view].baselines = [first, last].map(run => list[view].top + at(layout.runs[run], width));
  }
  return list.filter(f => f.away !== 3);
}

const measuring = document.createElement("canvas").getContext("2d");
function fitted(text, room) {
  measuring.font = "600 11.5px system-ui, sans-serif";
  if (measuring.measureText(text).width <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && measuring.measureText(characters.join("") + "…").width > room) characters.pop();
  return characters.length > 1 ? characters.join("") + "…" : "";
}

function draw() {
  const v = variant();
  $("command").textContent = command();
  const broken = (v ? v.broken : []).filter(([from, to]) => width >= from && width <= to);
  const missing = "This combination is not part of the report; the command below prints it.";
  $("notice").hidden = v && !broken.length;
  $("notice").className = v ? "notice bad" : "notice";
  $("notice").textContent = v ? broken.map(x => "✕ left out: " + x[2]).join("\n") : missing;
  const list = v ? solved(v) : [];
  $("drawing").replaceChildren();
  if (v) drawPicture(list, v);
  $("frames").tBodies[0].replaceChildren(...list.map((f, i) => row(f, i === 0)));
}

function pick(view) {
  picked = picked === view ? -1 : view;
  draw();
}

function drawPicture(list, v) {
  const largest = v.to;
  const root = list[0];
  const shown = list.filter(f => !f.away);
  const widest = Math.max(largest, ...shown.map(f => Math.min(f.left + f.w, 2 * largest)), 1);
  const high = Math.max(root.h, ...shown.map(f => Math.min(f.top + f.h, 2 * root.h)), 1);
  const room = Math.max($("stage").clientWidth - 34, 120);
  const scale = Math.min(room / widest, Math.max(560 / high, 0.5), 3);
  const drawing = $("drawing");
  drawing.setAttribute("width", Math.max(widest * scale, 1));
  drawing.setAttribute("height", Math.max(high * scale, 1));
  const size = points(root.w) + " by " + points(root.h);
  drawing.setAttribute("aria-label", current.layout.name + ", " + size + "; the table below has the frames");
  if (look === "screen") {
    drawing.replaceChildren(screen(list, root, scale));
    return;
  }
  const seen = list.filter(f => !f.away || !(list.find(g => g.i === f.parent) || {}).away);
  const texts = [];
  drawing.replaceChildren(...seen.map(f => box(f, f === root, scale)), ...names(list, root, scale, texts),
    ...lines(list, v, scale, texts));
}

// MARK: Constraints

// The position of an attribute in the root's coordinates: 0 left, 1 centre, 2 right, 3 top, 4 middle, 5 bottom. The
// length for 6 width and 7 height, and 10 first and 11 last baseline. Unknown for others, such as those of guides.
function position(f, attribute) {
  if (f && f.baselines && attribute > 9) return f.baselines[attribute - 10];
  if (!f || attribute > 7) return NaN;
  return attribute < 3 ? f.left + f.w * attribute / 2 : attribute < 6 ? f.top + f.h * (attribute - 3) / 2
    : attribute === 6 ? f.w : f.h;
}

// Whether there is a text already where one would be, centred on x and with the baseline y.
function isTaken(texts, x, y, width) {
  return texts.some(t => Math.abs(t.x - x) < (t.width + width) / 2 && Math.abs(t.y - y) < 12);
}

function lines(list, v, scale, texts) {
  const byIndex = new Map(list.map(f => [f.i, f]));
  const now = v.broken.filter(([from, to]) => width >= from && width <= to);
  const out = new Set(now.map(x => x[3])), members = new Set(now.flatMap(x => x[4]));
  const set = v.sets.find(([, from, to]) => width >= from && width <= to);
  const isBad = index => members.has(index) || out.has(index);
  // Conflicts are placed first, because their texts are never left out, and drawn last.
  const order = [...(set ? current.layout.sets[set[0]] : [])].sort((a, b) => isBad(b) - isBad(a));
  return order.flatMap(index => {
    const row = current.layout.rows[index];
    const views = [byIndex.get(row[0]), byIndex.get(row[2])];
    if (!isBad(index) && views.some(f => f && f.away)) return [];
    if (picked >= 0 && !isBad(index) && row[0] !== picked && row[2] !== picked) return [];
    return line(row, views, scale, isBad(index), out.has(index), texts);
  }).concat(list.flatMap(f => spacings(f, list, scale, texts))).reverse();
}

// The gaps between the views that a stack view arranges.
function spacings(stack, list, scale, texts) {
  if (!stack.stack || stack.away || picked >= 0 && picked !== stack.i) return [];
  const isLevel = stack.stack === 1, [start, length] = isLevel ? ["left", "w"] : ["top", "h"];
  const arranged = list.filter(f => f.parent === stack.i && !f.away && f.kind !== "guide")
    .sort((a, b) => a[start] - b[start]);
  return arranged.slice(1).flatMap((next, index) => {
    const f = arranged[index], from = f[start] + f[length], to = next[start];
    if (to - from < 0.05) return [];
    const [top, size] = isLevel ? ["top", "h"] : ["left", "w"];
    const across = (Math.max(f[top], next[top]) + Math.min(f[top] + f[size], next[top] + next[size])) / 2 * scale;
    const [a, b] = [from * scale, to * scale], label = points(to - from);
    const d = isLevel ? `M${a} ${across}H${b}` : `M${across} ${a}V${b}`;
    const group = element("svg:g", {}, element("svg:title", {}, (stack.name || stack.kind) + " keeps " + label),
      element("svg:path", {class: "line spacing", d}));
    measuring.font = "600 10.5px system-ui, sans-serif";
    const width = measuring.measureText(label).width + 6;
    const [x, y] = isLevel ? [(a + b) / 2, across + 3.5] : [across, (a + b) / 2 + 3.5];
    if (!isTaken(texts, x, y, width) && (isLevel ? b - a > width : b - a > 14)) {
      texts.push({x, y, width});
      group.append(element("svg:text", {class: "value", x, y}, label));
    }
    return [group];
  });
}

const relations = ["", "≤ ", "≥ "];

function line([, attribute, second, other, relation, factor, constant, priority], [a, b], scale, isBad, isOut, texts) {
  if (!a) return [];
  const isSize = attribute === 6 || attribute === 7;
  const isLevel = attribute < 3 || attribute === 6 || attribute === 8;
  const optional = priority < 1000 ? " @" + points(priority) : "";
  let from, to, text = relations[relation] + points(Math.abs(constant)) + optional, missing = 0;
  if (isSize) {
    [from, to] = isLevel ? [a.left, a.left + a.w] : [a.top, a.top + a.h];
    const wanted = second < 0 ? constant : factor * position(b, other) + constant;
    missing = wanted - position(a, attribute);
    if (b) text = (relations[relation] || "= ") + (factor === 1 ? "" : points(factor) + " × ") + (b.name || b.kind) +
      (constant ? (constant < 0 ? " − " : " + ") + points(Math.abs(constant)) : "") + optional;
  } else {
    from = position(a, attribute);
    to = position(b, other);
    // A guide is where the constraint says that it is.
    if (isNaN(to)) to = (from - constant) / factor;
    if (isNaN(from)) from = factor * to + constant;
    if (isNaN(from) || isNaN(to)) return [];
    const isBackwards = constant < 0 || !constant && from < to;
    if (factor !== 1) text = "";
    else {
      if (isBackwards) text = relations[[0, 2, 1][relation]] + points(Math.abs(constant)) + optional;
      missing = Math.abs(constant) - (isBackwards ? to - from : from - to);
    }
  }
  const style = (isBad ? "bad" : "line") + (optional || isOut ? " soft" : "");
  if (isOut && Math.abs(missing) > 0.05) {
    text += ", " + points(Math.abs(missing)) + (missing > 0 ? " missing" : " too many");
  }
  if (isBad) text = (isOut ? "✕ " : "! ") + text;
  const title = element("svg:title", {}, text);
  const draw = (d, more) => element("svg:path", {class: style + (more || ""), d});
  const extent = f => isLevel ? [f.top, f.top + f.h] : [f.left, f.left + f.w];
  const own = extent(a), their = b ? extent(b) : own;
  const both = [Math.max(own[0], their[0]), Math.min(own[1], their[1])];
  const [low, high] = both[1] - both[0] > 2 ? both : own;
  if (attribute > 9 && b && b.baselines && !isBad && Math.abs(to - from) < 0.05) {
    const ends = [Math.min(a.left, b.left), Math.max(a.left + a.w, b.left + b.w)].map(x => x * scale);
    return [element("svg:g", {}, title, draw(`M${ends[0]} ${from * scale}H${ends[1]}`, " spacing"))];
  }
  if (!isSize && Math.abs(to - from) < 0.05 && !isBad) {
    const middle = (own[0] + own[1]) / 2 * scale, half = Math.min(7, (own[1] - own[0]) * scale / 4);
    const at = from * scale;
    return [element("svg:g", {}, title, draw(isLevel ? `M${at} ${middle - half}V${middle + half}`
      : `M${middle - half} ${at}H${middle + half}`, " pin"))];
  }
  // The length of a view that is not deep is beside it, where no name is.
  const across = isSize ? own[1] * scale + ((own[1] - own[0]) * scale < 26 ? 6 : -6) : (low + high) / 2 * scale;
  const [start, end] = [Math.min(from, to) * scale, Math.max(from, to) * scale];
  const d = isLevel ? `M${start} ${across - 3}v6M${end} ${across - 3}v6M${start} ${across}H${end}`
    : `M${across - 3} ${start}h6M${across - 3} ${end}h6M${across} ${start}V${end}`;
  const group = element("svg:g", {}, title, draw(d));
  const room = isLevel ? end - start : Infinity;
  measuring.font = "600 10.5px system-ui, sans-serif";
  if (text && (isBad || measuring.measureText(text).width + 8 < room && (isLevel || end - start > 16))) {
    const width = measuring.measureText(text).width + 6;
    let [x, y] = isLevel ? [(start + end) / 2, across + 3.5] : [across, (start + end) / 2 + 3.5];
    // The texts of a conflict are moved to the nearest free line, above or below.
    const middle = y;
    for (let n = 1; isBad && isTaken(texts, x, y, width); n += 1) y = middle + (n % 2 ? -12 : 12) * Math.ceil(n / 2);
    if (!isTaken(texts, x, y, width)) {
      texts.push({x, y, width});
      group.append(element("svg:text", {class: "value" + (isBad ? " fail" : ""), x, y}, text));
    }
  }
  return [group];
}

// MARK: Boxes

function box(f, isRoot, scale) {
  const style = isRoot ? "root" : f.away ? "away" : (f.isGroup ? "group" : "leaf") + (f.open ? " open" : "");
  const [x, y, w, h] = [f.left, f.top, f.w, f.h].map(n => n * scale);
  const frame = points(f.w) + " × " + points(f.h) + " at " + points(f.x) + ", " + points(f.y);
  const rectangle = element("svg:rect", {
    class: "hit " + style + (picked === f.i ? " picked" : ""), x, y, width: Math.max(w, 0), height: Math.max(h, 0),
    rx: isRoot ? 0 : Math.min(3, w / 4, h / 4), click: () => pick(f.i),
  }, element("svg:title", {}, (f.name || f.kind) + ": " + frame));
  return rectangle;
}

// The names that have room in their views, beside all that is inside of or over them; small views first.
function names(list, root, scale, texts) {
  const shown = list.filter(f => !f.away && f !== root);
  const parents = new Map(list.map(f => [f.i, f.parent]));
  const isAround = (f, g) => {
    for (let at = g.parent; at >= 0; at = parents.get(at)) if (at === f.i) return true;
    return false;
  };
  const order = shown.filter(f => f.name).sort((a, b) => a.isGroup - b.isGroup || a.w * a.h - b.w * b.h);
  return order.flatMap(f => {
    const [left, top, w, h] = [f.left, f.top, f.w, f.h].map(n => n * scale);
    const text = h < 14 ? "" : fitted(f.name + (f.open ? " ?" : ""), w - 8);
    if (!text) return [];
    const length = measuring.measureText(text).width;
    for (const y of [top + Math.min(15, h / 2 + 4), top + h - 5]) {
      for (const x of [left + 5, left + w - length - 5]) {
        const isCovered = shown.some(g => g !== f && !isAround(g, f) && g.left * scale < x + length &&
          x < (g.left + g.w) * scale && g.top * scale < y + 2 && y - 10 < (g.top + g.h) * scale);
        if (isCovered || isTaken(texts, x + length / 2, y, length + 4)) continue;
        texts.push({x: x + length / 2, y, width: length + 4});
        return [element("svg:text", {class: "name", x, y}, text)];
      }
    }
    return [];
  });
}

// MARK: Views as they look

const dark = matchMedia("(prefers-color-scheme: dark)");
const forms = ["plain", "text", "button", "field", "toggle", "slider", "progress", "segments", "stepper", "image",
  "activity", "bar", "table", "check", "pages", "picker", "radio"];
const tinted = ["button", "toggle", "slider", "progress", "stepper", "pages", "image"];

// The views in points, inside of one another where those around them cut or fade them.
function screen(list, root, scale) {
  const drawing = element("svg:svg", {
    width: root.w * scale, height: root.h * scale, viewBox: "0 0 " + Math.max(root.w, 1) + " " + Math.max(root.h, 1),
  });
  const inside = new Map(), grounds = new Map();
  for (const f of list) {
    if (f.away || f.kind === "guide" || f.kind === "spacer") continue;
    let place = f === root ? drawing : inside.get(f.parent);
    // What is inside of a hidden view is hidden too.
    if (!place) continue;
    const around = grounds.get(f.parent) || "page";
    grounds.set(f.i, ground(f.view.back, around));
    if (f.view.opacity !== undefined) {
      const faded = element("svg:g", {opacity: f.view.opacity});
      place.append(faded);
      place = faded;
    }
    place.append(shapes(f, f === root, grounds.get(f.i)));
    if (f.view.clips && f.isGroup && f !== root && f.w > 0 && f.h > 0) {
      const box = {x: f.left, y: f.top, width: f.w, height: f.h};
      const cut = element("svg:svg", {...box, overflow: "hidden", viewBox: [f.left, f.top, f.w, f.h].join(" ")});
      place.append(cut);
      place = cut;
    }
    inside.set(f.i, place);
  }
  return drawing;
}

// What something is drawn on: "page" if that is light or dark as the page is, else a colour.
function ground(colour, around) {
  if (!colour) return around;
  if (typeof colour === "string") return "page";
  return colour[1] <= 0.5 ? around : colour[0];
}

const parts = hex => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16) / 255);
const sum = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

// The contrast ratio of WCAG 2, with a gamma of 2.
function contrast(one, other) {
  const [a, b] = [one, other].map(hex => 0.05 + sum(parts(hex).map(part => part * part)));
  return Math.max(a, b) / Math.min(a, b);
}

// The colour of a text. What is behind one that could not be read comes from code.
function legible(colour, on) {
  if (typeof colour === "string") return colour;
  if (on !== "page") return contrast(colour[0], on) < 1.25 ? "ui-secondaryLabel" : colour;
  const isLost = dark.matches ? contrast(colour[0], "#171d27") < 2.5 : contrast(colour[0], "#ffffff") < 1.25;
  return isLost ? "ui-label" : colour;
}

function shapes(f, isRoot, on) {
  const view = f.view, form = forms[view.form || 0];
  const group = element("svg:g", {click: () => pick(f.i)},
    element("svg:title", {}, (f.name || f.kind) + ": " + points(f.w) + " × " + points(f.h)));
  const isTinted = tinted.includes(form) && !(form === "button" && view.border);
  const front = view.front || (isTinted ? "ui-blue" : "ui-label");
  const isDark = on === "page" ? dark.matches : sum(parts(on)) <= 0.5;
  const paint = (made, colour) => {
    const shade = typeof colour === "string" && data.shades[colour];
    made.style.fill = shade ? shade[isDark ? 1 : 0] : colour ? colour[0] : "none";
    if (shade && shade[2] !== "none") made.style.stroke = shade[isDark ? 3 : 2];
    if (colour && !shade) made.style.fillOpacity = colour[1];
    return made;
  };
  const rect = (x, y, w, h, radius, colour) => group.append(paint(element("svg:rect", {
    x, y, width: Math.max(w, 0), height: Math.max(h, 0), rx: Math.max(Math.min(radius, w / 2, h / 2), 0)}), colour));
  const circle = (x, y, radius, colour) =>
    group.append(paint(element("svg:circle", {cx: x, cy: y, r: Math.max(radius, 0)}), colour));
  const write = (text, x, y, w, h, size, colour, bold) => {
    if (!text || w <= 2) return;
    const place = [view.align === 1 ? x + w / 2 : view.align === 2 ? x + w : x,
      ["start", "middle", "end"][view.align || 0]];
    const lines = wrapped(text, w, h, size, bold, view.lines === undefined ? 1 : view.lines);
    const top = view.scrolls ? y : y + (h - 1.2 * size * lines.length) / 2;
    lines.forEach((line, index) => {
      const made = paint(
        element("svg:text", {x: place[0], y: top + size * (1.2 * index + 0.95)}, line), legible(colour, on));
      Object.assign(made.style, {fontSize: size + "px", fontWeight: bold ? 600 : 400, textAnchor: place[1]});
      group.append(made);
    });
  };
  const {left: x, top: y, w, h} = f, size = view.size || 15, bold = view.bold;
  const middle = y + h / 2, text = () => write(view.text, x, y, w, h, size, view.hint ? "ui-tertiaryLabel" : front, bold);
  if (isRoot) group.append(element("svg:rect", {class: "root", x, y, width: Math.max(w, 0), height: Math.max(h, 0)}));
  if (view.back && form !== "bar") rect(x, y, w, h, view.radius || 0, view.back);
  else if (form === "plain" && !f.isGroup && !isRoot) {
    rect(x, y, w, h, view.radius || 0, "ui-bare");
    if (w >= 24 && h >= 14) write(view.text, x + 3, y, w - 6, h, size, "ui-secondaryLabel");
  }
  const field = () => rect(x + 0.5, y + 0.5, w - 1, h - 1, Math.min(7, h / 4), "ui-field");
  const image = () => {
    rect(x, y, w, h, Math.max(view.radius || 0, 3), "ui-image");
    const isNamed = h >= 54 && w >= 60 && view.text, room = h - (isNamed ? 14 : 0);
    const side = Math.min(w, room, 120), a = x + (w - side) / 2, b = y + (room - side) / 2;
    if (side < 10) return;
    const d = "M" + [[0.16, 0.78], [0.42, 0.38], [0.58, 0.6], [0.68, 0.48], [0.86, 0.78]]
      .map(([p, q]) => a + side * p + " " + (b + side * q)).join("L") + "Z";
    group.append(paint(element("svg:path", {d}), "ui-hill"));
    if (isNamed) write(view.text, x + 4, y + h - 18, w - 8, 14, 10, "ui-secondaryLabel");
  };
  const shares = titles => titles.map((title, index) => [title, x + w / titles.length * index, w / titles.length]);
  switch (form) {
    case "text":
      if (view.scrolls) write(view.text, x + 5, y + 8, w - 10, h - 16, size, view.hint ? "ui-tertiaryLabel" : front, bold);
      else text();
      break;
    case "button":
      if (view.border) field();
      if (view.text) {
        const left = view.left || 0, right = view.right || 0;
        write(view.text, x + left, y, w - left - right, h, size, view.hint ? "ui-tertiaryLabel" : front, bold);
      } else if (!view.border) image();
      break;
    case "field": case "picker":
      if (view.border || form === "picker") field();
      write(view.text, x + (view.border ? 7 : 0), y, w - (view.border ? 14 : 0), h, size,
        view.hint ? "ui-tertiaryLabel" : front, bold);
      break;
    case "toggle": {
      const high = Math.min(h, w * 0.65);
      rect(x, middle - high / 2, w, high, high / 2, view.on ? view.front || "ui-green" : "ui-fill");
      circle(view.on ? x + w - high / 2 : x + high / 2, middle, high / 2 - 2, "ui-knob");
      break;
    }
    case "slider": case "progress": {
      const filled = w * (view.value === undefined ? 0.5 : view.value);
      rect(x, middle - 2, w, 4, 2, "ui-fill");
      rect(x, middle - 2, filled, 4, 2, front);
      if (form === "slider") circle(x + filled, middle, Math.min(12, h / 2 - 1), "ui-knob");
      break;
    }
    case "segments": case "stepper": {
      const isStepper = form === "stepper";
      rect(x, y, w, h, Math.min(8, h / 4), "ui-fill");
      shares(isStepper ? ["−", "+"] : view.items || [""]).forEach(([title, start, length], index) => {
        if (!isStepper && index === (view.chosen || 0)) rect(start + 2, y + 2, length - 4, h - 4, 6, "ui-chosen");
        write(title, start, y, length, h, isStepper ? 18 : 13, "ui-label");
      });
      break;
    }
    case "image": image(); break;
    case "activity": circle(x + w / 2, middle, Math.min(w, h) / 2 - 2, "ui-ring"); break;
    case "bar":
      rect(x, y, w, h, 0, view.back || "ui-bar");
      if (view.items && view.items.length > 1) {
        for (const [title, start, length] of shares(view.items)) write(title, start, y, length, h, 11, "ui-blue");
      } else write(view.text, x, y, w, h, size, front, true);
      break;
    case "table":
      for (let line = y + 44; line <= y + h; line += 44) {
        group.append(paint(element("svg:path", {d: `M${x + 16} ${line}H${x + w}`}), "ui-rule"));
      }
      break;
    case "check": case "radio": {
      const side = Math.min(14, h);
      rect(x, middle - side / 2, side, side, form === "radio" ? side / 2 : 3, view.on ? "ui-blue" : "ui-field");
      const d = "M" + [[0.25, 0.02], [0.44, 0.22], [0.76, -0.2]]
        .map(([p, q]) => x + side * p + " " + (middle + side * q)).join("L");
      if (view.on && form === "radio") circle(x + side / 2, middle, side * 0.22, "ui-knob");
      else if (view.on) group.append(paint(element("svg:path", {d}), "ui-tick"));
      write(view.text, x + side + 5, y, w - side - 5, h, size, front, bold);
      break;
    }
    case "pages":
      [-14, 0, 14].forEach((dx, index) => circle(x + w / 2 + dx, middle, 3.5, index ? "ui-fill" : "ui-secondaryLabel"));
      break;
    default: break;
  }
  group.append(element("svg:rect", {
    class: "seen" + (picked === f.i ? " picked" : ""), x, y, width: Math.max(w, 0), height: Math.max(h, 0)}));
  return group;
}

// The lines of a text that fit a view, the last one cut if there are more.
function wrapped(text, w, h, size, bold, most) {
  measuring.font = (bold ? 600 : 400) + " " + size + "px system-ui, sans-serif";
  const fits = line => measuring.measureText(line).width <= w * 1.1 + 2;
  const cut = line => {
    if (fits(line)) return line;
    const characters = [...line];
    while (characters.length > 1 && !fits(characters.join("") + "…")) characters.pop();
    return characters.join("") + "…";
  };
  const fitting = Math.max(1, Math.floor((h + 0.4 * size) / (1.2 * size)));
  const room = most ? Math.min(most, fitting) : fitting;
  if (room === 1) return [cut(text.replace(/\s*\n\s*/g, " "))];
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line && !fits(line + " " + word)) {
        lines.push(line);
        line = word;
      } else line = line ? line + " " + word : word;
    }
    lines.push(line);
    if (lines.length > room) break;
  }
  return lines.length > room ? [...lines.slice(0, room - 1), cut(lines[room - 1] + " …")] : lines.map(cut);
}

// MARK: The overview of a storyboard

function drawMap() {
  const {file, f} = current, map = file.overview;
  $("overview").hidden = !map;
  if (!map) return;
  const arrows = map.arrows.map(([title, x1, y1, x2, y2]) => {
    const length = Math.hypot(x2 - x1, y2 - y1), dx = (x2 - x1) / length, dy = (y2 - y1) / length;
    const [x, y] = [x2 - 8 * dx, y2 - 8 * dy];
    return element("svg:g", {}, element("svg:title", {}, title),
      element("svg:path", {class: "way", d: `M${x1} ${y1}L${x} ${y}`}),
      element("svg:path", {class: "tip",
        d: `M${x2} ${y2}L${x - 3.5 * dy} ${y + 3.5 * dx}L${x + 3.5 * dy} ${y - 3.5 * dx}Z`}));
  });
  const scenes = map.scenes.map(([name, layout, x, y, w, h]) => {
    const open = () => layout >= 0 && show(starts[f] + layout);
    return element("svg:g", {click: open}, element("svg:title", {}, name),
      element("svg:rect", {x, y, width: w, height: h, class: layout === current.l ? "picked" : ""}),
      element("svg:text", {x: x + 3, y: y + 12}, fitted(name, w - 6)));
  });
  $("map").setAttribute("width", map.width + 2);
  $("map").setAttribute("height", map.height + 2);
  $("map").setAttribute("viewBox", `-1 -1 ${map.width + 2} ${map.height + 2}`);
  $("map").setAttribute("aria-label", "The scenes of " + file.path);
  $("map").replaceChildren(...arrows, ...scenes);
}

function row(f, isRoot) {
  const row = element("tr", {
    "aria-selected": String(picked === f.i), class: f.away ? "gone" : "", click: () => pick(f.i),
  });
  row.dataset.path = f.path;
  const name = element("button", {type: "button"}, isRoot ? "(root)" : f.path);
  row.append(
    element("td", {}, name, f.away === 1 ? " gone" : f.away ? " hidden" : ""), element("td", {}, f.kind),
    element("td", {}, place(current.file, f.line, String(f.line))));
  [f.x, f.y, f.w, f.h].forEach((number, k) => {
    const isOpen = f.open >> k & 1;
    const cell = element("td", isOpen ? {class: "open", title: "ambiguous"} : {}, points(number) + (isOpen ? "?" : ""));
    cell.dataset.value = number;
    row.append(cell);
  });
  return row;
}

// The command that prints what is shown.
function command() {
  const {layout, file} = current;
  const quoted = text => /^[\w.,\/=-]+$/.test(text) ? text : "'" + text.replace(/'/g, "'\\''") + "'";
  const parts = ["plumbline frames", quoted(file.path), "--layout", quoted(layout.name)];
  const v = variants()[0];
  const fits = v && v.from === v.to && !layout.widths.length;
  if (height) parts.push("--size", (fits ? "fit" : width) + "x" + height);
  const state = mode - (layout.drawn ? 2 : 1);
  if (state >= 0) parts.push("--state", quoted(layout.states[state]));
  if (gone.length) parts.push("--gone", quoted(gone.map(view => layout.views[view][4]).join(",")));
  return parts.join(" ");
}

for (const input of $("looks").querySelectorAll("input")) {
  input.addEventListener("change", () => { look = input.value; draw(); });
}
dark.addEventListener("change", () => current && draw());
$("controls").addEventListener("submit", event => event.preventDefault());
$("width").addEventListener("input", event => {
  width = Number(event.target.value);
  $("number").value = width;
  draw();
});
$("number").addEventListener("change", event => {
  width = Math.round(Number(event.target.value)) || 0;
  adapt();
});
$("height").addEventListener("change", event => {
  height = event.target.value;
  adapt();
});
addEventListener("resize", () => current && draw());
const codes = [...new Set(found.map(x => x.code))].sort();
$("code").append(...codes.map(code => element("option", {value: code}, code)));
$("file").append(...data.files.map((file, f) => element("option", {value: f}, file.path.slice(common))));
for (const id of ["search", "code", "file", "severity"]) $(id).addEventListener("input", list);
$("filter").addEventListener("submit", event => event.preventDefault());
list();
if (!all.length) $("name").textContent = "There is no layout in these files.";
else if (found.some(x => x.at >= 0)) choose(found.find(x => x.at >= 0));
else show(0);
