"""Drives the built server as four editors do, by their recorded capabilities.

run: PLUMBLINE=path/of/plumbline pytest test_server.py        needs pytest-lsp
"""
import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, client_capabilities

HERE = pathlib.Path(__file__).parent
EXAMPLES = HERE.parent / "Examples"
EDITORS = ["visual-studio-code@v1.65.2", "neovim@v0.7.0", "neovim@v0.11.0", "emacs@v29.1"]
UNITS = {"utf-8": lambda s: len(s.encode()), "utf-16": lambda s: len(s.encode("utf-16-le")) // 2, "utf-32": len}
ENCODING = {EDITORS[0]: "utf-16", EDITORS[1]: "utf-16", EDITORS[2]: "utf-8", EDITORS[3]: "utf-32"}


class Published(dict):
    """The client keeps the last list of each file here; the tests want every one, in order."""

    def __init__(self):
        super().__init__()
        self.arrived = asyncio.Queue()

    def __setitem__(self, uri, diagnostics):
        super().__setitem__(uri, diagnostics)
        self.arrived.put_nowait((uri, diagnostics))


@pytest_lsp.fixture(
    params=EDITORS, config=ClientServerConfig(server_command=[os.environ["PLUMBLINE"], "--stdio"]))
async def client(request, lsp_client: pytest_lsp.LanguageClient):
    lsp_client.editor = request.param
    lsp_client.diagnostics = Published()
    # Editors do as they are asked; the test's client knows only what it was told.
    lsp_client.registered = []
    lsp_client.feature("client/registerCapability")(lambda params: lsp_client.registered.extend(params.registrations))
    lsp_client.result = await lsp_client.initialize_session(
        lsp.InitializeParams(capabilities=client_capabilities(request.param), workspace_folders=None))
    yield
    await lsp_client.shutdown_session()


class File:
    """A document in the editor, counted in the editor's units."""

    def __init__(self, client, text, name="a.layout", language="layout"):
        self.client, self.text, self.version = client, text, 0
        self.uri = f"file:///nowhere/{name}"
        self.units = UNITS[ENCODING[client.editor]]
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(
            text_document=lsp.TextDocumentItem(uri=self.uri, language_id=language, version=0, text=text)))

    @property
    def id(self):
        return lsp.TextDocumentIdentifier(uri=self.uri)

    async def diagnostics(self):
        uri, diagnostics = await asyncio.wait_for(self.client.diagnostics.arrived.get(), 30)
        assert uri == self.uri
        return list(diagnostics)

    def position(self, word, occurrence=0, after=0):
        """The place `after` characters into an occurrence of a word."""
        place = -1
        for _ in range(occurrence + 1):
            place = self.text.index(word, place + 1)
        before = self.text[:place + after]
        return lsp.Position(line=before.count("\n"), character=self.units(before[before.rfind("\n") + 1:]))

    def range(self, word, occurrence=0):
        return lsp.Range(start=self.position(word, occurrence), end=self.position(word, occurrence, len(word)))

    def offset(self, position):
        lines = self.text.split("\n")
        column = next(n for n in range(len(lines[position.line]) + 1) if self.units(lines[position.line][:n]) == position.character)
        return sum(len(line) + 1 for line in lines[:position.line]) + column

    def marked(self, range):
        return self.text[self.offset(range.start):self.offset(range.end)]

    def replace(self, word, replacement, occurrence=0):
        """Types over a word, as an incremental edit."""
        range = self.range(word, occurrence)
        start, end = self.offset(range.start), self.offset(range.end)
        self.text = self.text[:start] + replacement + self.text[end:]
        self.version += 1
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            content_changes=[lsp.TextDocumentContentChangePartial(range=range, text=replacement)]))

    def apply(self, edit):
        """Makes a workspace edit, in whichever of its two forms it came."""
        if edit.document_changes is not None:
            (change,) = edit.document_changes
            assert change.text_document.uri == self.uri and change.text_document.version == self.version
            edits = change.edits
        else:
            ((uri, edits),) = edit.changes.items()
            assert uri == self.uri
        for e in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
            start, end = self.offset(e.range.start), self.offset(e.range.end)
            self.text = self.text[:start] + e.new_text + self.text[end:]
        self.rewrite(self.text)

    def rewrite(self, text):
        """Replaces all, as a full edit."""
        self.text = text
        self.version += 1
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
            content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)]))

    async def actions(self, range, diagnostics=(), only=None):
        found = await self.client.text_document_code_action_async(lsp.CodeActionParams(
            text_document=self.id, range=range,
            context=lsp.CodeActionContext(diagnostics=list(diagnostics), only=only))) or []
        resolved = []
        for action in found:
            if action.edit is None:
                assert action.kind == "source.fixAll.plumbline", action.title
                action = await self.client.code_action_resolve_async(action)
            assert action.edit is not None, action.title
            resolved.append(action)
        return resolved


EMOJI = """\
layout 标签行 {
    size 320 x 44
    label tag 40 x 20 "😀 热卖"; tag.leading == nobody.leading
    tag.leading == super.leading + 16
    tag.centerY == super.centerY
}
"""

CONFLICT = """\
layout A {
    size 320 x 100
    view a, b
    H:|-16-[a(200)]-8-[b(120)]-16-|
    [a, b].top == super.top + 8
    [a, b].height == 40
}
"""

GAP = """\
layout A {
    size 320 x 44
    label first 40 x 20, middle 50 x 20, last 60 x 20
    H:|-16-[first]-8-[middle]-8-[last]
    [first, middle, last].centerY == super.centerY
    vary middle
}
"""


@pytest.mark.asyncio
async def test_the_encoding_is_the_first_that_the_editor_offers(client):
    offered = client.capabilities.general and client.capabilities.general.position_encodings
    assert client.result.capabilities.position_encoding == (ENCODING[client.editor] if offered else None)


@pytest.mark.asyncio
async def test_a_diagnostic_behind_an_emoji(client):
    file = File(client, EMOJI)
    (diagnostic,) = await file.diagnostics()
    assert diagnostic.code == "unknown-name"
    assert diagnostic.range == file.range("nobody")
    assert diagnostic.range.start.character == {"utf-16": 46, "utf-8": 52, "utf-32": 45}[ENCODING[client.editor]]


@pytest.mark.asyncio
async def test_an_edit_behind_an_emoji(client):
    file = File(client, EMOJI)
    await file.diagnostics()
    file.replace("nobody", "super")
    assert "unknown-name" not in [d.code for d in await file.diagnostics()]
    file.replace("super", "somebody")
    (diagnostic,) = [d for d in await file.diagnostics() if d.code == "unknown-name"]
    assert file.marked(diagnostic.range) == "somebody"


@pytest.mark.asyncio
async def test_a_conflict_and_its_repair(client):
    file = File(client, CONFLICT)
    (diagnostic,) = await file.diagnostics()
    assert diagnostic.code == "conflict"
    declared = client.capabilities.text_document.publish_diagnostics
    assert bool(diagnostic.related_information) == bool(declared.related_information)
    actions = await file.actions(diagnostic.range, [diagnostic], only=[lsp.CodeActionKind.QuickFix])
    assert actions and {a.kind for a in actions} == {lsp.CodeActionKind.QuickFix}
    preferred = [a for a in actions if a.is_preferred] or actions
    file.apply(preferred[0].edit)
    assert await file.diagnostics() == []


@pytest.mark.asyncio
async def test_every_repair_that_is_offered_removes_its_finding(client):
    for text in (CONFLICT, GAP, EMOJI):
        file = File(client, text)
        for diagnostic in await file.diagnostics():
            ask = lambda: file.actions(diagnostic.range, only=[lsp.CodeActionKind.QuickFix])
            for n in range(len(await ask())):
                action = (await ask())[n]
                file.apply(action.edit)
                assert diagnostic.code not in [d.code for d in await file.diagnostics()], action.title
                file.rewrite(text)
                await file.diagnostics()
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(text_document=file.id))
        assert await file.diagnostics() == []


@pytest.mark.asyncio
async def test_make_collapsible(client):
    file = File(client, GAP)
    assert [d.code for d in await file.diagnostics()] == ["gap-when-gone"]
    actions = await file.actions(file.range("middle"), only=[lsp.CodeActionKind.Refactor])
    assert {a.kind for a in actions} == {"refactor.rewrite"}
    collapsible = [a for a in actions if "collapsible" in a.title.lower()]
    assert collapsible, [a.title for a in actions]
    file.apply(collapsible[0].edit)
    assert "collapse middle" in file.text
    assert await file.diagnostics() == []


@pytest.mark.asyncio
async def test_hover_shows_the_frame(client):
    file = File(client, GAP)
    await file.diagnostics()
    hover = await client.text_document_hover_async(
        lsp.HoverParams(text_document=file.id, position=file.position("last", after=1)))
    assert "x 122, y 12, width 60, height 20" in hover.contents.value
    assert hover.range == file.range("last")
    preferred = client.capabilities.text_document.hover.content_format[0]
    assert hover.contents.kind == preferred


@pytest.mark.asyncio
async def test_completion_after_a_dot(client):
    file = File(client, GAP.replace("vary middle", "middle.le"))
    await file.diagnostics()
    found = await client.text_document_completion_async(
        lsp.CompletionParams(text_document=file.id, position=file.position("middle.le", after=9)))
    item = next(i for i in found.items if i.label == "leading")
    assert file.marked(item.text_edit.range) == "le"
    resolved = await client.completion_item_resolve_async(item)
    assert resolved.label == item.label and resolved.documentation


@pytest.mark.asyncio
async def test_symbols_definition_references_rename(client):
    file = File(client, GAP)
    await file.diagnostics()
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text_document=file.id))
    if client.capabilities.text_document.document_symbol.hierarchical_document_symbol_support:
        assert [c.name for c in symbols[0].children] == ["first", "middle", "last"]
    else:
        assert [s.name for s in symbols] == ["A", "first", "middle", "last"]
    place = dict(text_document=file.id, position=file.position("middle", occurrence=2, after=2))
    (definition,) = await client.text_document_definition_async(lsp.DefinitionParams(**place))
    assert definition.range == file.range("middle")
    references = await client.text_document_references_async(
        lsp.ReferenceParams(**place, context=lsp.ReferenceContext(include_declaration=True)))
    assert [r.range for r in references] == [file.range("middle", n) for n in range(4)]
    highlights = await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(**place))
    assert len(highlights) == 4
    file.apply(await client.text_document_rename_async(lsp.RenameParams(**place, new_name="between")))
    assert file.text == GAP.replace("middle", "between")
    assert [d.code for d in await file.diagnostics()] == ["gap-when-gone"]
    with pytest.raises(Exception, match="already the name"):
        await client.text_document_rename_async(lsp.RenameParams(
            text_document=file.id, position=file.position("between"), new_name="first"))


@pytest.mark.asyncio
async def test_the_examples(client):
    for path in sorted(EXAMPLES.glob("*.layout")):
        file = File(client, path.read_text(encoding="utf-8"), path.name)
        expected = []
        for number, line in enumerate(file.text.split("\n")):
            if "// expect:" in line:
                expected += [(number, code.strip()) for code in line.split("// expect:")[1].split(",")]
        found = [(d.range.start.line, d.code) for d in await file.diagnostics()]
        assert sorted(found) == sorted(expected), path.name


def document(client, name):
    """A document of Interface Builder, which editors take for plain XML."""
    return File(client, (HERE / name).read_text(encoding="utf-8"), name, language="xml")


@pytest.mark.asyncio
async def test_a_document_and_its_findings(client):
    file = document(client, "friends.storyboard")
    found = await file.diagnostics()
    assert [(d.code, file.marked(d.range)) for d in found] == [("misplaced", "view")]
    file.replace('width="40" height="44"', 'width="40" height="40"')
    assert await file.diagnostics() == []


@pytest.mark.asyncio
async def test_a_conflict_in_a_document_and_its_repair(client):
    file = document(client, "badge.xib")
    before = file.text.split("\n")
    (diagnostic,) = await file.diagnostics()
    assert diagnostic.code == "conflict" and 'id="dot-wi-002"' in file.marked(diagnostic.range)
    actions = await file.actions(diagnostic.range, [diagnostic], only=[lsp.CodeActionKind.QuickFix])
    assert actions
    file.apply(next((a for a in actions if a.is_preferred), actions[0]).edit)
    assert await file.diagnostics() == []
    # Every line but the one or two that were mended is as it was.
    after = file.text.split("\n")
    assert len([line for line in before if line not in after]) <= 2
    assert len([line for line in after if line not in before]) <= 2


@pytest.mark.asyncio
async def test_hover_in_a_document(client):
    file = document(client, "friends.storyboard")
    await file.diagnostics()

    async def hover(word, after=1):
        found = await client.text_document_hover_async(
            lsp.HoverParams(text_document=file.id, position=file.position(word, after=after)))
        return found.contents.value

    view = await hover('id="pic-tu-001"', after=6)
    assert "portrait" in view and "x 16, y 40.5, width 40, height 40 at 375 × 667" in view
    assert "Saved in the document: x 16, y 60, width 40, height 44" in view
    assert "width 40: " in view
    assert "A placeholder" in await hover('placeholder="YES"')
    assert "Insets: top 0" in await hover('id="saf-ea-001"')
    assert "Detail" in await hover('destination="det-vc-001"', after=15)


@pytest.mark.asyncio
async def test_symbols_definition_references_of_a_document(client):
    file = document(client, "friends.storyboard")
    await file.diagnostics()
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text_document=file.id))
    if client.capabilities.text_document.document_symbol.hierarchical_document_symbol_support:
        assert [s.name for s in symbols] == ["FriendListController", "Tap Gesture Recognizer", "Detail"]
        (root,) = symbols[0].children
        assert [s.name for s in root.children] == ["Title", "portrait", "Table View", "Safe Area"]
        assert [s.name for s in root.children[2].children] == ["Table View Cell"]
    else:
        assert "Title" in [s.name for s in symbols]
    place = dict(text_document=file.id, position=file.position('secondItem="ttl-la-001"', after=15))
    (definition,) = await client.text_document_definition_async(lsp.DefinitionParams(**place))
    assert definition.range.start == file.position('id="ttl-la-001"', after=4)
    references = await client.text_document_references_async(
        lsp.ReferenceParams(**place, context=lsp.ReferenceContext(include_declaration=False)))
    assert [file.marked(r.range) for r in references] == ["ttl-la-001"] * 6
    highlights = await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(**place))
    assert [h.kind for h in highlights] == [lsp.DocumentHighlightKind.Write] + [lsp.DocumentHighlightKind.Read] * 6


@pytest.mark.asyncio
async def test_rename_of_a_user_label(client):
    file = document(client, "badge.xib")
    before = file.text
    await file.diagnostics()
    # The emoji stands before the word that is pointed at.
    label = dict(text_document=file.id, position=file.position("😀 Badge", after=4))
    if client.capabilities.text_document.rename.prepare_support:
        target = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**label))
        assert file.marked(target.range) == target.placeholder == "😀 Badge"
    file.apply(await client.text_document_rename_async(lsp.RenameParams(**label, new_name='"A" & <B>')))
    assert file.text == before.replace("😀 Badge", "&quot;A&quot; &amp; &lt;B&gt;")
    await file.diagnostics()
    with pytest.raises(Exception, match="cannot be renamed"):
        await client.text_document_rename_async(lsp.RenameParams(
            text_document=file.id, position=file.position("dot-vi-001", after=3), new_name="x"))


@pytest.mark.asyncio
async def test_completion_in_half_typed_markup(client):
    file = document(client, "badge.xib")
    await file.diagnostics()
    begun = '<constraint firstItem="'
    file.replace('<constraint firstItem="dot-vi-001" firstAttribute="leading"', begun + '\n<constraint firstAttribute="leading"')
    await file.diagnostics()

    async def complete(word, trigger=None):
        context = lsp.CompletionContext(
            trigger_kind=lsp.CompletionTriggerKind.TriggerCharacter if trigger else lsp.CompletionTriggerKind.Invoked,
            trigger_character=trigger)
        found = await client.text_document_completion_async(lsp.CompletionParams(
            text_document=file.id, position=file.position(word, after=len(word)), context=context))
        return found.items

    items = await complete(begun, '"')
    assert [(i.label, i.text_edit.new_text) for i in items] == [("😀 Badge", 'bad-ge-001"'), ("Dot", 'dot-vi-001"')]
    resolved = await client.completion_item_resolve_async(items[1])
    # Who cannot ask later gets no frames: they would have to be solved for every view.
    assert resolved.label == "Dot" and bool(resolved.documentation) == bool(items[1].data)
    assert "leadingMargin" in [i.label for i in await complete('<constraint firstAttribute="')]
    assert "relation" in [i.label for i in await complete("<constraint ", " ")]
    assert list(await complete("<constraint ", ".")) == []


@pytest.mark.asyncio
async def test_folding(client):
    file = document(client, "badge.xib")
    await file.diagnostics()
    found = await client.text_document_folding_range_async(lsp.FoldingRangeParams(text_document=file.id))
    lines = file.text.split("\n")
    assert len(found) == 7
    assert all("<" in lines[f.start_line] and "/>" not in lines[f.start_line] for f in found)
    folding = client.capabilities.text_document.folding_range
    whole = bool(folding and folding.line_folding_only)
    ends = [lines[f.end_line + 1 if whole else f.end_line].strip() for f in found]
    assert all(end.startswith("</") for end in ends), ends


@pytest.mark.asyncio
async def test_formatting(client):
    file = File(client, "layout A {\nsize 320x44\n  label é 9x9 \"😀\";view b\n b.top==super.top+8\n}\n")
    await file.diagnostics()
    options = lsp.FormattingOptions(tab_size=4, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(text_document=file.id, options=options))
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        start, end = file.offset(edit.range.start), file.offset(edit.range.end)
        file.text = file.text[:start] + edit.new_text + file.text[end:]
    assert file.text == "layout A {\n    size 320 x 44\n    label é 9 x 9 \"😀\"; view b\n    b.top == super.top + 8\n}\n"


@pytest.mark.asyncio
async def test_code_lenses(client):
    file = File(client, GAP)
    await file.diagnostics()
    (lens,) = await client.text_document_code_lens_async(lsp.CodeLensParams(text_document=file.id))
    assert file.marked(lens.range) == "A"
    resolved = await client.code_lens_resolve_async(lens)
    assert resolved.command.title == "1 finding" and resolved.command.command == "plumbline.preview"


@pytest.mark.asyncio
async def test_a_console_log(client):
    file = File(client, (EXAMPLES / "console.log").read_text(), name="console.log", language="log")
    assert await file.diagnostics() == []
    (lens,) = await client.text_document_code_lens_async(lsp.CodeLensParams(text_document=file.id))
    command = (await client.code_lens_resolve_async(lens)).command
    assert command.title == "Explain: these 4 constraints cannot all hold"
    answer = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(command=command.command, arguments=command.arguments))
    lists, text = (answer["lists"], answer["text"]) if isinstance(answer, dict) else (answer.lists, answer.text)
    assert lists == 1 and text.startswith("Line 1: These 4 constraints cannot all hold: 100 > 44.\n")
    hover = await client.text_document_hover_async(lsp.HoverParams(text_document=file.id, position=file.position("NSLayoutConstraint")))
    assert "It conflicts with 3 others of the list." in hover.contents.value


@pytest.mark.asyncio
async def test_a_name_and_its_uses_are_edited_together(client):
    file = File(client, GAP)
    await file.diagnostics()
    linked = await client.text_document_linked_editing_range_async(lsp.LinkedEditingRangeParams(
        text_document=file.id, position=file.position("middle", after=6)))
    assert list(linked.ranges) == [file.range("middle", n) for n in range(4)]


@pytest.mark.asyncio
async def test_all_fixes_at_once_and_the_last_word(client):
    file = File(client, GAP)
    found = await file.diagnostics()
    # To collapse the view is a choice.
    assert await file.actions(found[0].range, only=["source.fixAll"]) == []
    file.replace("vary middle\n", "vary middle\n    last.centerY == first.centerY\n")
    found = [d for d in await file.diagnostics() if d.code == "gap-when-gone"]
    (all_fixes,) = await file.actions(found[0].range, only=["source.fixAll"])
    assert all_fixes.kind == "source.fixAll.plumbline"
    file.apply(all_fixes.edit)
    found = await file.diagnostics()
    assert [d.code for d in found] == ["gap-when-gone"]
    ignore = (await file.actions(found[0].range, found, ["quickfix"]))[-1]
    assert ignore.title == 'Ignore "gap-when-gone" here' and not ignore.is_preferred
    file.apply(ignore.edit)
    assert await file.diagnostics() == []


@pytest.mark.asyncio
async def test_names_of_the_workspace(client):
    client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(
        event=lsp.WorkspaceFoldersChangeEvent(added=[lsp.WorkspaceFolder(uri=EXAMPLES.as_uri(), name="examples")], removed=[])))
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="tagrow"))
    assert [(s.name, s.location.uri) for s in found] == [("TagRow", (EXAMPLES / "tag-row.layout").as_uri())]


@pytest.mark.asyncio
async def test_the_diagnostics_of_the_workspace(client):
    client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(
        event=lsp.WorkspaceFoldersChangeEvent(added=[lsp.WorkspaceFolder(uri=EXAMPLES.as_uri(), name="examples")], removed=[])))
    first = await client.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert {item.uri.split("/")[-1] for item in first.items} == {
        path.name for path in EXAMPLES.iterdir() if path.suffix in (".layout", ".swift", ".xib", ".storyboard")}
    known = [lsp.PreviousResultId(uri=item.uri, value=item.result_id) for item in first.items]
    again = await client.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams(previous_result_ids=known))
    assert len(again.items) == len(known) and all(item.kind == "unchanged" for item in again.items)


@pytest.mark.asyncio
async def test_files_are_watched_where_the_editor_offers_it(client):
    watched = client.capabilities.workspace.did_change_watched_files
    file = File(client, GAP)
    await file.diagnostics()
    found = [r for r in client.registered if r.method == "workspace/didChangeWatchedFiles"]
    assert len(found) == (1 if watched and watched.dynamic_registration else 0)
