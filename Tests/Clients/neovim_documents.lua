-- Neovim 0.7 or newer with Interface Builder's documents, which it takes for XML: findings, hover, symbols, definition, references, the ids that
-- can stand in a constraint, a user label renamed, a conflict mended.
--
-- run: PLUMBLINE=path/of/plumbline STORYBOARD=path/of/friends.storyboard XIB=path/of/badge.xib nvim --headless --clean -u NONE -n -c "luafile neovim_documents.lua"
-- XIB is written to. The exit status is 0 where all went well.

local failed = false
local function say(text) io.stdout:write(text .. '\n') end
local function check(what, good, seen)
  if not good then failed = true end
  say((good and 'ok    ' or 'WRONG ') .. what .. (good and '' or ': ' .. vim.inspect(seen)))
end
local function finish()
  if failed then vim.cmd('cquit 1') end
  vim.cmd('qall!')
end

local function main()
  local buffer, status
  local function open(path)
    vim.cmd('edit ' .. vim.fn.fnameescape(path))
    vim.bo.filetype = 'xml'
    buffer = vim.api.nvim_get_current_buf()
  end
  open(os.getenv('STORYBOARD'))
  local id = vim.lsp.start_client({
    name = 'plumbline', cmd = { os.getenv('PLUMBLINE') }, root_dir = vim.fn.fnamemodify(os.getenv('STORYBOARD'), ':h'),
    flags = { debounce_text_changes = 0 },
    on_exit = function(code) status = code end,
  })
  vim.lsp.buf_attach_client(buffer, id)

  local function codes()
    local list = {}
    for _, d in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(list, d.code or (d.user_data and d.user_data.lsp and d.user_data.lsp.code))
    end
    table.sort(list)
    return table.concat(list, ', ')
  end
  local function await(wanted) return vim.wait(20000, function() return codes() == wanted end, 10) end
  local function go_to(word, offset)
    for line, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = text:find(word, 1, true)
      if column then
        vim.api.nvim_win_set_cursor(0, { line, column - 1 + (offset or 0) })
        return line - 1, column - 1
      end
    end
  end
  local function request(method, more)
    local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(), more or {})
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
    return answers[id] and answers[id].result, answers[id] and (answers[id].error or answers[id].err)
  end

  check('findings', await('misplaced'), codes())

  go_to('id="pic-tu-001"', 6)
  local hover = request('textDocument/hover')
  local text = hover and hover.contents.value or ''
  check('hover shows the frame', text:find('x 16, y 40.5, width 40, height 40 at 375 × 667', 1, true) ~= nil, text)

  local symbols = request('textDocument/documentSymbol') or {}
  local items = vim.lsp.util.symbols_to_items(symbols, buffer)
  local names = vim.tbl_map(function(item) return item.text end, items)
  check('symbols', vim.tbl_contains(names, '[Class] FriendListController') and vim.tbl_contains(names, '[Field] Table View Cell'), names)

  local line = go_to('<label opaque="NO"')
  go_to('secondItem="ttl-la-001"', 15)
  local places = request('textDocument/definition') or {}
  check('definition', #places == 1 and places[1].range.start.line == line, places)
  local uses = request('textDocument/references', { context = { includeDeclaration = false } }) or {}
  check('references', #uses == 6, uses)
  local foldings = request('textDocument/foldingRange') or {}
  check('foldings', #foldings > 20, #foldings)

  open(os.getenv('XIB'))
  vim.lsp.buf_attach_client(buffer, id)
  check('a conflict', await('conflict'), codes())

  go_to('firstItem="dot-vi-001"', 11)
  local proposals = (request('textDocument/completion') or {}).items or {}
  local labels = vim.tbl_map(function(item) return item.label .. ' ' .. item.textEdit.newText end, proposals)
  check('ids by the names of their views', vim.deep_equal(labels, { '😀 Badge bad-ge-001', 'Dot dot-vi-001' }), labels)

  go_to('😀 Badge', 5)
  local edit, problem = request('textDocument/rename', { newName = 'R & D' })
  check('a user label is renamed', edit ~= nil, problem)
  if edit then
    vim.lsp.util.apply_workspace_edit(edit, vim.lsp.get_client_by_id(id).offset_encoding)
    check('with what XML asks for', go_to('userLabel="R &amp; D"') ~= nil, vim.api.nvim_buf_get_lines(buffer, 6, 7, false))
  end
  go_to('id="dot-vi-001"', 6)
  local _, refusal = request('textDocument/rename', { newName = 'x' })
  check('an id is not', refusal ~= nil and refusal.message:find('cannot be renamed', 1, true) ~= nil, refusal)

  go_to('id="dot-wi-002"')
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer), only = { 'quickfix' } }
  local actions = request('textDocument/codeAction', params) or {}
  check('a repair is offered', #actions > 0, actions)
  if #actions > 0 then
    local chosen = actions[1]
    check('it comes with its edit', chosen.edit ~= nil, chosen)
    vim.lsp.util.apply_workspace_edit(chosen.edit, vim.lsp.get_client_by_id(id).offset_encoding)
    check('the document is clean', await(''), codes())
    vim.cmd('silent write')
    vim.fn.system({ os.getenv('PLUMBLINE'), 'check', '--strict', os.getenv('XIB') })
    check('the command line agrees', vim.v.shell_error == 0, vim.v.shell_error)
  end

  vim.lsp.stop_client(id)
  vim.wait(5000, function() return status ~= nil end, 10)
  check('the server ends in order', status == 0, status)
end

local ok, problem = pcall(main)
check('the script runs', ok, problem)
finish()
